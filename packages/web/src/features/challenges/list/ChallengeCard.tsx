import { BadgeCheck, Megaphone, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconPicture } from '../../../art/index.ts'
import { formatAgo, formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Badge } from '../../../ui/index.ts'
import { DiscoveryCard, LeaderLink, Topics } from '../../discovery/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import styles from './ChallengeCard.module.css'
import { TaskCounts } from './TaskCounts.tsx'

type Props = { readonly challenge: ChallengeModel; readonly now: number }

/** A challenge in a list. docs/reference/screens.md 9.1. */
export const ChallengeCard = ({ challenge, now }: Props) => (
  <DiscoveryCard
    emblem={
      <span className={styles.arch} aria-hidden="true">
        {challenge.isOfficial ? <BadgeCheck size={22} /> : <Megaphone size={20} />}
      </span>
    }
    name={challenge.name}
    path={pathTo('challenge', { challengeId: challenge.id })}
    badges={<ChallengeBadges challenge={challenge} />}
    summary={challenge.summary}
    facts={<Facts challenge={challenge} now={now} />}
    end={<Prize gems={challenge.prize} />}
  >
    <TaskCounts counts={challenge.taskCounts} />
    <Topics topics={challenge.topics} />
  </DiscoveryCard>
)

/** What the challenge is to the player. */
export const ChallengeBadges = ({ challenge: { isOfficial, isJoined, leads } }: Pick<Props, 'challenge'>) =>
  isOfficial || isJoined || leads ? (
    <p className={styles.badges}>
      {isOfficial && <Badge tone="lantern">{t('challenges.official')}</Badge>}
      {isJoined && <Badge tone="success">{t('challenges.joined')}</Badge>}
      {leads && <Badge tone="info">{t('challenges.yours')}</Badge>}
    </p>
  ) : null

const Facts = ({ challenge: { leader, group, participants, changedAt }, now }: Props) => (
  <>
    <span>
      <Users size={15} aria-hidden="true" />
      {t('challenges.participants', { count: participants, shown: formatNumber(participants) })}
    </span>
    {group !== undefined && (
      <span dir="auto">
        <Link to={group.path}>{group.name}</Link>
      </span>
    )}
    <LeaderLink leader={leader} />
    <span>{t('challenges.changed', { ago: formatAgo(changedAt, now) })}</span>
  </>
)

/** Gems for the winner, or that there are none. */
export const Prize = ({ gems }: { readonly gems: number }) => (
  <p className={styles.prize}>
    {gems > 0 && <IconPicture art={{ template: 'gem' }} size={24} />}
    {gems === 0 ? t('challenges.noPrize') : t('challenges.gems', { count: gems, shown: formatNumber(gems) })}
  </p>
)
