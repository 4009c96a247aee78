import type { SavedFilter } from '@daykeep/rules/model'

/** Whether a filter finds what one of the saved ones finds, under whatever name. */
export const isSaved = (
  filters: ReadonlyArray<SavedFilter>,
  { search, tags }: Pick<SavedFilter, 'search' | 'tags'>,
): boolean =>
  filters.some(
    (filter) =>
      filter.search === search && filter.tags.length === tags.length && filter.tags.every((tag) => tags.includes(tag)),
  )
