import type { User } from '@daykeep/rules/model'
import type { InputOf } from '../../contract/index.ts'
import { and, contains, eq, type Filter, gte, includes, lte, not, or } from '../../store/index.ts'

type Query = InputOf<'getGroups'>['query']

/** The most words of a search that count. */
const MOST_WORDS = 10

/** What the caller asks of guilds besides their type. docs/reference/api.md 2.9. */
export const guildFilter = (actor: User, query: Query): Filter =>
  and(
    ...boundOf(gte, query.minMemberCount),
    ...boundOf(lte, query.maxMemberCount),
    ...(query.leader === 'true' ? [eq('leader', actor._id)] : []),
    ...anyOf(listOf(query.categories).map((slug) => contains('categories', slug, 'slug'))),
    ...searchFilter(query.search, ['name', 'summary', 'description']),
  )

/** The texts of a comma list. */
export const listOf = (text = ''): ReadonlyArray<string> =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

/** One of the words stands in one of the fields. */
export const searchFilter = (search: string | undefined, paths: ReadonlyArray<string>): ReadonlyArray<Filter> => {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '')
  return anyOf(words.slice(0, MOST_WORDS).flatMap((word) => paths.map((path) => includes(path, word))))
}

/** No condition at all where there is none to choose from. */
export const anyOf = (filters: ReadonlyArray<Filter>): ReadonlyArray<Filter> =>
  filters.length === 0 ? [] : [or(...filters)]

/** All but those with one of these ids. */
export const notAmong = (ids: ReadonlyArray<string>): ReadonlyArray<Filter> => ids.map((id) => not(eq('_id', id)))

const boundOf = (compare: typeof gte, figure: string | undefined): ReadonlyArray<Filter> =>
  figure === undefined || !/^\d{1,9}$/.test(figure) ? [] : [compare('memberCount', Number(figure))]
