import { t } from '../../../i18n/index.ts'
import { Select, VisuallyHidden } from '../../../ui/index.ts'
import { DiscoveryFilters, TopicsField } from '../../discovery/index.ts'
import { CHALLENGE_SORTS, type ChallengeFilter, type ChallengeSort } from './filter.ts'
import styles from './ChallengeFilters.module.css'

export type FilterProps = {
  readonly filter: ChallengeFilter
  /** Slugs of all topics. */
  readonly topics: ReadonlyArray<string>
  /** Among the player's own there is a choice between those they take part in and those they do not. */
  readonly withParticipation: boolean
  readonly onFilter: (filter: ChallengeFilter) => void
}

const OWNED = ['', 'owned', 'not_owned'] as const
const PARTICIPATION = ['', 'participating', 'not_participating'] as const

/** Search, whose they are, topics and order. docs/reference/screens.md 9.1. */
export const ChallengeFilters = ({ filter, topics, withParticipation, onFilter }: FilterProps) => (
  <DiscoveryFilters
    search={filter.search}
    searchLabel={t('challenges.search')}
    onSearch={(search) => onFilter({ ...filter, search })}
    more={<TopicFilter filter={filter} topics={topics} onFilter={onFilter} />}
  >
    <Select<ChallengeFilter['owned']>
      label={t('challenges.owner')}
      value={filter.owned}
      options={OWNED.map((value) => ({ value, label: t(`challenges.owned.${value === '' ? 'all' : value}`) }))}
      onChange={(owned) => onFilter({ ...filter, owned })}
    />
    {withParticipation && (
      <Select<ChallengeFilter['participation']>
        label={t('challenges.participation')}
        value={filter.participation}
        options={PARTICIPATION.map((value) => ({
          value,
          label: t(`challenges.participates.${value === '' ? 'all' : value}`),
        }))}
        onChange={(participation) => onFilter({ ...filter, participation })}
      />
    )}
    <Select<ChallengeSort>
      label={t('challenges.sort')}
      value={filter.sort}
      options={CHALLENGE_SORTS.map((value) => ({ value, label: t(`challenges.sorts.${value}`) }))}
      onChange={(sort) => onFilter({ ...filter, sort })}
    />
  </DiscoveryFilters>
)

const TopicFilter = ({ filter, topics, onFilter }: Pick<FilterProps, 'filter' | 'topics' | 'onFilter'>) => (
  <details className={styles.topics}>
    <summary>{t('challenges.chosenTopics', { count: filter.topics.length })}</summary>
    <TopicsField
      legend={<VisuallyHidden>{t('discovery.topics')}</VisuallyHidden>}
      topics={topics}
      chosen={filter.topics}
      onChange={(chosen) => onFilter({ ...filter, topics: chosen })}
    />
  </details>
)
