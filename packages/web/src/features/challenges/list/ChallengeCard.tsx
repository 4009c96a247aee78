import { BadgeCheck, Megaphone, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconPicture } from '../../../art/index.ts'
import { formatAgo, formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Badge, Card } from '../../../ui/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import styles from './ChallengeCard.module.css'
import { TaskCounts } from './TaskCounts.tsx'
import { Topics } from './Topics.tsx'

type Props = { readonly challenge: ChallengeModel; readonly now: number }

/** A challenge in a list. docs/reference/screens.md 9.1. */
export const ChallengeCard = ({ challenge, now }: Props) => (
  <Card className={styles.card}>
    <span className={styles.arch} aria-hidden="true">
      {challenge.isOfficial ? <BadgeCheck size={22} /> : <Megaphone size={20} />}
    </span>
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        <Link to={pathTo('challenge', { challengeId: challenge.id })}>{challenge.name}</Link>
      </h2>
      <Marks challenge={challenge} />
      {challenge.summary !== '' && (
        <p className={styles.summary} dir="auto">
          {challenge.summary}
        </p>
      )}
      <Facts challenge={challenge} now={now} />
      <TaskCounts counts={challenge.taskCounts} />
      <Topics topics={challenge.topics} />
    </div>
    <Prize gems={challenge.prize} />
  </Card>
)

/** What the challenge is to the player. */
export const Marks = ({ challenge: { isOfficial, isJoined, leads } }: Pick<Props, 'challenge'>) =>
  isOfficial || isJoined || leads ? (
    <p className={styles.marks}>
      {isOfficial && <Badge tone="lantern">{t('challenges.official')}</Badge>}
      {isJoined && <Badge tone="success">{t('challenges.joined')}</Badge>}
      {leads && <Badge tone="info">{t('challenges.yours')}</Badge>}
    </p>
  ) : null

const Facts = ({ challenge: { leader, group, participants, changedAt }, now }: Props) => (
  <p className={styles.facts}>
    <span className={styles.fact}>
      <Users size={15} aria-hidden="true" />
      {t('challenges.participants', { count: participants, shown: formatNumber(participants) })}
    </span>
    {group !== undefined && (
      <span dir="auto">
        <Link to={group.path}>{group.name}</Link>
      </span>
    )}
    <span dir="auto">
      {leader === undefined ? t('challenges.noLeader') : t('challenges.ledBy', { name: leader.name })}
    </span>
    <span>{t('challenges.changed', { ago: formatAgo(changedAt, now) })}</span>
  </p>
)

/** Gems for the winner, or that there are none. */
export const Prize = ({ gems }: { readonly gems: number }) => (
  <p className={styles.prize}>
    {gems > 0 && <IconPicture art={{ template: 'gem' }} size={24} />}
    {gems === 0 ? t('challenges.noPrize') : t('challenges.gems', { count: gems, shown: formatNumber(gems) })}
  </p>
)
