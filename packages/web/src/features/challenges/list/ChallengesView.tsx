import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { EmptyState, type ListState } from '../../../ui/index.ts'
import { DiscoveryView } from '../../discovery/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { ChallengeCard } from './ChallengeCard.tsx'
import { ChallengeFilters, type FilterProps } from './ChallengeFilters.tsx'
import { ALL_CHALLENGES, isFiltered } from './filter.ts'

type Props = FilterProps & {
  readonly title: string
  readonly state: ListState<ChallengeModel>
  readonly now: number
  readonly onCreate: () => void
  /** What to do where there is nothing at all. */
  readonly whenEmpty: ReactNode
}

/** Challenges to find, and those of the player. docs/reference/screens.md 9.1 and 9.2. */
export const ChallengesView = ({ title, state, now, onCreate, whenEmpty, ...filters }: Props) => (
  <DiscoveryView
    title={title}
    create={{ label: t('challenges.create'), onCreate }}
    filters={<ChallengeFilters {...filters} />}
    state={state}
    keyOf={({ id }) => id}
    failure={t('challenges.notLoaded')}
    noMatch={isFiltered(filters.filter) ? noMatch(filters) : undefined}
    whenEmpty={
      <EmptyState icon={<Megaphone size={26} />} title={t('challenges.none')}>
        {whenEmpty}
      </EmptyState>
    }
  >
    {(challenge) => <ChallengeCard challenge={challenge} now={now} />}
  </DiscoveryView>
)

const noMatch = ({ filter, onFilter }: FilterProps) => ({
  icon: <Megaphone size={26} />,
  title: t('challenges.noMatch'),
  clear: t('challenges.clear'),
  onClear: () => onFilter({ ...ALL_CHALLENGES, sort: filter.sort }),
})
