import { Megaphone, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import {
  Button,
  EmptyState,
  ErrorState,
  NextPage,
  type NextPageModel,
  Page,
  PageHead,
  Skeleton,
} from '../../../ui/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { ChallengeCard } from './ChallengeCard.tsx'
import { ChallengeFilters, type FilterProps } from './ChallengeFilters.tsx'
import { isFiltered } from './filter.ts'
import styles from './ChallengesView.module.css'

export type ChallengesState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly challenges: ReadonlyArray<ChallengeModel>
      readonly next: NextPageModel | undefined
    }

type Props = FilterProps & {
  readonly title: string
  readonly state: ChallengesState
  readonly now: number
  readonly onCreate: () => void
  /** What to do where there is nothing at all. */
  readonly whenEmpty: ReactNode
}

/** Challenges to find, and those of the player. docs/reference/screens.md 9.1 and 9.2. */
export const ChallengesView = (props: Props) => (
  <Page width="list">
    <PageHead title={props.title}>
      <Button icon={<Plus size={18} aria-hidden="true" />} onClick={props.onCreate}>
        {t('challenges.create')}
      </Button>
    </PageHead>
    <ChallengeFilters {...props} />
    <List {...props} />
  </Page>
)

const List = ({ state, filter, now, whenEmpty, onFilter }: Props) => {
  if (state.type === 'loading')
    return (
      <div className={styles.list} role="status" aria-label={t('common.loading')}>
        <Skeleton shape="card" height={132} />
        <Skeleton shape="card" height={132} />
        <Skeleton shape="card" height={132} />
      </div>
    )
  if (state.type === 'failed') return <ErrorState title={t('challenges.notLoaded')} onRetry={state.onRetry} />
  if (state.challenges.length === 0)
    return isFiltered(filter) ? (
      <EmptyState
        icon={<Megaphone size={26} />}
        title={t('challenges.noMatch')}
        action={
          <Button
            variant="tertiary"
            size="sm"
            onClick={() => onFilter({ search: '', topics: [], owned: '', participation: '', sort: filter.sort })}
          >
            {t('challenges.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState icon={<Megaphone size={26} />} title={t('challenges.none')}>
        {whenEmpty}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {state.challenges.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} now={now} />
          </li>
        ))}
      </ul>
      <NextPage page={state.next} />
    </>
  )
}
