/** What the player looks for among challenges. */
export type ChallengeFilter = {
  readonly search: string
  /** Slugs. */
  readonly topics: ReadonlyArray<string>
  readonly owned: '' | 'owned' | 'not_owned'
  readonly participation: '' | 'participating' | 'not_participating'
  readonly sort: ChallengeSort
}

export const CHALLENGE_SORTS = ['newest', 'members', 'prize'] as const
export type ChallengeSort = (typeof CHALLENGE_SORTS)[number]

export const ALL_CHALLENGES: ChallengeFilter = { search: '', topics: [], owned: '', participation: '', sort: 'newest' }

/** Whether anything may be hidden. */
export const isFiltered = ({ search, topics, owned, participation }: ChallengeFilter): boolean =>
  search.trim() !== '' || topics.length > 0 || owned !== '' || participation !== ''
