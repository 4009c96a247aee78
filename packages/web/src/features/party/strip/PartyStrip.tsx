import { ArrowDownUp, Check, UserPlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { IconButton, Menu, Meter } from '../../../ui/index.ts'
import { levelText, PersonFace } from '../../people/index.ts'
import { STRIP_ORDERS, type StripMember } from './strip-order.ts'
import styles from './PartyStrip.module.css'

type Props = {
  /** The others of the party, in order; undefined while they are loading. */
  readonly members: ReadonlyArray<StripMember> | undefined
  /** They could not be loaded, for example without network. */
  readonly isUnreachable?: boolean
  /** The quest at a glance. */
  readonly quest?: ReactNode
  readonly order: string
  readonly isDescending: boolean
  readonly onOrder: (order: string) => void
  readonly onDescending: (isDescending: boolean) => void
}

/** The other members of the party at a glance, below the player's own line. docs/reference/screens.md 1.5. */
export const PartyStrip = ({
  members,
  isUnreachable = false,
  quest,
  order,
  isDescending,
  onOrder,
  onDescending,
}: Props) => (
  <section aria-label={t('titles.party')}>
    <div className={styles.inside}>
      {members === undefined && isUnreachable && <p className={styles.unreachable}>{t('party.membersLater')}</p>}
      {members?.length === 0 ? (
        <Link to={pathTo('party')} className={styles.alone}>
          <UserPlus size={18} aria-hidden="true" />
          {t('party.invite')}
        </Link>
      ) : (
        <ul className={styles.members}>
          {members?.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
      {quest}
      <Link to={pathTo('party')} className={styles.all} aria-label={t('titles.party')} title={t('titles.party')}>
        <Users size={18} aria-hidden="true" />
      </Link>
      <Menu
        trigger={<IconButton label={t('members.sort')} icon={<ArrowDownUp size={18} />} />}
        items={[
          {
            type: 'choice',
            label: t('members.sort'),
            value: order,
            onChange: onOrder,
            options: STRIP_ORDERS.map((value) => ({ value, label: t(`members.sorts.${value}`) })),
          },
          {
            type: 'action',
            label: t('party.descending'),
            icon: isDescending ? <Check size={16} /> : undefined,
            onSelect: () => onDescending(!isDescending),
          },
        ]}
      />
    </div>
  </section>
)

const Member = ({ member }: { readonly member: StripMember }) => (
  <li className={styles.member} title={`${member.name}, ${levelText(member)}`}>
    <PersonFace id={member.id} name={member.name} avatar={member.avatar} size="sm" />
    <div className={styles.about}>
      <span className={styles.name} dir="auto">
        {member.name}
      </span>
      <Meter label={t('party.healthOf', { name: member.name })} kind="health" size="sm" hideNumber {...member.health} />
    </div>
  </li>
)
