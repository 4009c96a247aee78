import { useDeferredValue } from 'react'

/** The query for a page of people with all that a list shows, by a part of the name as it is typed, with or without @. */
export const useNameQuery = (typed: string, limit: number) => {
  const search = useDeferredValue(typed.trim().replace(/^@/, ''))
  return { includeAllPublicFields: 'true', limit, ...(search === '' ? {} : { search }) }
}

/** The id after which the next page begins; undefined after a page that is not full. */
export const lastIdAfter = (page: ReadonlyArray<{ readonly _id: string }>, limit: number): string | undefined =>
  page.length < limit ? undefined : page.at(-1)?._id
