import { t } from '../../../i18n/index.ts'
import { Chip, Select, TextField } from '../../../ui/index.ts'
import { topicName } from '../challenge.ts'
import { CHALLENGE_SORTS, type ChallengeFilter, type ChallengeSort } from './filter.ts'
import styles from './ChallengesView.module.css'

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
  <div className={styles.filters}>
    <TextField
      type="search"
      label={t('challenges.search')}
      value={filter.search}
      onChange={(event) => onFilter({ ...filter, search: event.target.value })}
    />
    <div className={styles.choices}>
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
    </div>
    <details className={styles.topics}>
      <summary>{t('challenges.chosenTopics', { count: filter.topics.length })}</summary>
      <fieldset>
        <legend className={styles.legend}>{t('challenges.topics')}</legend>
        {topics.map((slug) => (
          <Chip
            key={slug}
            type="filter"
            on={filter.topics.includes(slug)}
            onChange={(on) =>
              onFilter({
                ...filter,
                topics: on ? [...filter.topics, slug] : filter.topics.filter((each) => each !== slug),
              })
            }
          >
            {topicName(slug, slug)}
          </Chip>
        ))}
      </fieldset>
    </details>
  </div>
)
