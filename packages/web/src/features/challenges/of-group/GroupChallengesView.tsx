import { Megaphone, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, ErrorState, Skeleton } from '../../../ui/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { Prize } from '../list/ChallengeCard.tsx'
import styles from './GroupChallengesView.module.css'

export type GroupChallengesState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly challenges: ReadonlyArray<ChallengeModel> }

type Props = { readonly groupId: string; readonly mayCreate: boolean; readonly state: GroupChallengesState }

/** The challenges of a group, at the side of its page. docs/reference/screens.md 6.1. */
export const GroupChallengesView = ({ groupId, mayCreate, state }: Props) => (
  <Card className={styles.card} aria-label={t('challenges.ofGroup')}>
    <h2 className={styles.title}>
      <Megaphone size={18} aria-hidden="true" />
      {t('challenges.ofGroup')}
    </h2>
    <List state={state} />
    {mayCreate && (
      <Button asChild size="sm">
        <Link to={`${pathTo('findChallenges')}?create=${groupId}`}>
          <Plus size={16} aria-hidden="true" />
          {t('challenges.createHere')}
        </Link>
      </Button>
    )}
  </Card>
)

const List = ({ state }: Pick<Props, 'state'>) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={64} />
  if (state.type === 'failed') return <ErrorState title={t('challenges.notLoaded')} onRetry={state.onRetry} />
  if (state.challenges.length === 0) return <p className={styles.empty}>{t('challenges.noneInGroup')}</p>
  return (
    <ul className={styles.list}>
      {state.challenges.map(({ id, name, participants, prize }) => (
        <li key={id}>
          <Link to={pathTo('challenge', { challengeId: id })} dir="auto" className={styles.name}>
            {name}
          </Link>
          <span className={styles.facts}>
            {t('challenges.participants', { count: participants, shown: formatNumber(participants) })}
            <Prize gems={prize} />
          </span>
        </li>
      ))}
    </ul>
  )
}
