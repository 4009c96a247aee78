import { Crown, Heart, ShieldCheck, Swords } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar, Panorama } from '../../art/index.ts'
import { formatAgo, formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useSeason, useTimeOfDay } from '../../theme/use-theme.ts'
import { Meter } from '../../ui/index.ts'
import { levelText } from '../people/index.ts'
import type { PartyMember } from './party-model.ts'
import styles from './MembersScene.module.css'

type Props = { readonly members: ReadonlyArray<PartyMember>; readonly now: number }

/** The members side by side, with health, level and what they did today. docs/reference/screens.md 6.1. */
export const MembersScene = ({ members, now }: Props) => (
  <div className={styles.scene}>
    <Panorama season={useSeason()} time={useTimeOfDay()} className={styles.land} />
    <ul className={styles.members} aria-label={t('party.members')}>
      {members.map((member) => (
        <Member key={member.id} member={member} now={now} />
      ))}
    </ul>
  </div>
)

const Member = ({ member, now }: { readonly member: PartyMember; readonly now: number }) => (
  <li className={styles.member}>
    <Link
      to={pathTo('profile', { userId: member.id })}
      className={styles.portrait}
      aria-label={t('people.profileOf', { name: member.name })}
    >
      <Avatar art={member.avatar} crop="party" />
      {member.isLeader && (
        <span className={styles.crown} title={t('party.leader')}>
          <Crown size={16} aria-label={t('party.leader')} />
        </span>
      )}
      {member.isManager && !member.isLeader && (
        <span className={styles.crown} title={t('party.manager')}>
          <ShieldCheck size={16} aria-label={t('party.manager')} />
        </span>
      )}
    </Link>
    <p className={styles.name} dir="auto" title={member.name}>
      {member.name}
    </p>
    <p className={styles.level}>
      <span>{levelText(member)}</span>
      <span className={styles.health} aria-hidden="true">
        <Heart size={12} /> {formatNumber(member.health.value)}
      </span>
    </p>
    <Meter label={t('party.healthOf', { name: member.name })} kind="health" size="sm" hideNumber {...member.health} />
    <p className={styles.today}>
      {member.effort === undefined ? (
        t('party.lastSeen', { ago: formatAgo(member.lastSeen, now) })
      ) : (
        <>
          <Swords size={14} aria-hidden="true" />
          {member.effort.items > 0
            ? t('party.foundToday', { count: member.effort.items })
            : t('party.damageToday', { damage: formatNumber(member.effort.damage, { maximumFractionDigits: 1 }) })}
        </>
      )}
    </p>
  </li>
)
