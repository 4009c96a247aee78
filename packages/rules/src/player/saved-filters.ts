import type { SavedFilter } from '../model/index.ts'

/** Most filters that a player saves, and the longest name and search, in characters. */
export const FILTER_LIMITS = { filters: 20, name: 40, search: 200, tags: 50 } as const

/** Whether filters may be stored: not too many, each with a name of its own. docs/decisions/132-saved-filters.md. */
export const areFilters = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= FILTER_LIMITS.filters &&
  new Set(value.map(({ name }: SavedFilter) => name)).size === value.length &&
  value.every(isFilter)

const isFilter = ({ name, search, tags }: SavedFilter): boolean =>
  name.trim() !== '' &&
  name.length <= FILTER_LIMITS.name &&
  search.length <= FILTER_LIMITS.search &&
  tags.length <= FILTER_LIMITS.tags &&
  (search.trim() !== '' || tags.length > 0)

/** Adds a filter, or replaces the one of its name. */
export const withFilter = (filters: ReadonlyArray<SavedFilter>, filter: SavedFilter): ReadonlyArray<SavedFilter> => [
  ...filters.filter(({ name }) => name !== filter.name),
  filter,
]
