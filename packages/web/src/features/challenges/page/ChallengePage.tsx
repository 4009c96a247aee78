import { Flag, LogIn, MoreHorizontal, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatNumber, t } from '../../../i18n/index.ts'
import { LiveMark } from '../../../live/index.ts'
import { Button, Card, IconButton, Menu, Page, PageHead, RichText } from '../../../ui/index.ts'
import { LeaderLink, Topics } from '../../discovery/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { ChallengeBadges, Prize } from '../list/ChallengeCard.tsx'
import { type ChallengeActs, toMenu } from './challenge-menu.tsx'
import styles from './ChallengePage.module.css'

type Props = ChallengeActs & {
  readonly challenge: ChallengeModel
  readonly now: number
  /** Whether changes come by themselves, at once. */
  readonly connection: 'live' | 'reconnecting'
  /** The player is joining or leaving. */
  readonly busy: boolean
  readonly tasks: ReactNode
  readonly onJoin: () => void
  readonly onLeave: () => void
  readonly onParticipants: () => void
}

/** The page of a challenge. docs/reference/screens.md 9.3. */
export const ChallengePage = ({ challenge, now, connection, busy, tasks, ...rest }: Props) => {
  const { onJoin, onLeave, onParticipants, ...acts } = rest
  return (
    <Page>
      <PageHead
        title={challenge.name}
        line={
          <>
            <ChallengeBadges challenge={challenge} />
            <Origin challenge={challenge} now={now} />
            <LiveMark state={connection} />
          </>
        }
      >
        <Button icon={<Users size={18} aria-hidden="true" />} onClick={onParticipants}>
          {t('challenges.participants', {
            count: challenge.participants,
            shown: formatNumber(challenge.participants),
          })}
        </Button>
        {challenge.isJoined ? (
          <Button busy={busy} onClick={onLeave}>
            {t('challenges.leave')}
          </Button>
        ) : (
          <Button variant="primary" busy={busy} icon={<LogIn size={18} aria-hidden="true" />} onClick={onJoin}>
            {t('challenges.join')}
          </Button>
        )}
        <Menu
          trigger={<IconButton label={t('challenges.menu')} icon={<MoreHorizontal size={20} />} />}
          items={toMenu(challenge, acts)}
        />
      </PageHead>
      {challenge.reports > 0 && <Reported challenge={challenge} />}
      <div className={styles.columns}>
        <Card className={styles.about}>
          <Prize gems={challenge.prize} />
          {challenge.summary !== '' && challenge.summary !== challenge.name && (
            <p className={styles.summary} dir="auto">
              {challenge.summary}
            </p>
          )}
          {challenge.description !== '' && (
            <details open>
              <summary>{t('challenges.about')}</summary>
              <RichText text={challenge.description} />
            </details>
          )}
          <Topics topics={challenge.topics} />
        </Card>
        {tasks}
      </div>
    </Page>
  )
}

const Origin = ({ challenge: { leader, group, changedAt }, now }: Pick<Props, 'challenge' | 'now'>) => (
  <p className={styles.line}>
    <LeaderLink leader={leader} />
    {group !== undefined && (
      <Link to={group.path} dir="auto">
        {group.name}
      </Link>
    )}
    <span>{t('challenges.changed', { ago: formatAgo(changedAt, now) })}</span>
  </p>
)

/** For those who lead or moderate: others do not see a challenge that was reported often. */
const Reported = ({ challenge: { reports } }: Pick<Props, 'challenge'>) => (
  <p className={styles.reported} role="status">
    <Flag size={18} aria-hidden="true" />
    {t('challenges.reportedNote', { count: reports })}
  </p>
)
