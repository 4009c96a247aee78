import type { Catalogue } from '@daykeep/rules/catalogue'
import { LARGE_GROUP } from '@daykeep/rules/documents'
import type { User } from '@daykeep/rules/model'
import { MEMBER_SORTS, type MemberRow, memberRows, type MembersPage, pageNumber } from '../../contract/index.ts'
import { and, type Filter, type Query, type Store } from '../../store/index.ts'
import { toMemberRow, toPerson } from '../../wire/index.ts'
import { searchFilter } from '../groups/index.ts'
import { playersNamed } from './by-username.ts'

/** Players who are listed: those that pass the filter, about so many, or all of whom `includes` says so. */
export type ListedPlayers = {
  readonly where: Filter
  readonly count: number
  readonly includes: (user: User) => boolean
}

/** `sort`: one of `MEMBER_SORTS`, or empty for a list by id. `page` counts from 0 where the list is sorted. */
export type Sorting = { readonly sort: string; readonly order: string; readonly page: string }

/**
 * A page of a list of players, by id unless they are sorted. A search finds parts of names; among very many players it finds
 * user names by their begin, and nobody sorts them, since everybody would have to be read. docs/reference/api.md 1.7;
 * docs/decisions/129-search-in-large-groups.md.
 */
export const findMembers = async (
  store: Pick<Store, 'find' | 'get' | 'getMany'>,
  { where, count, includes }: ListedPlayers,
  page: MembersPage & Partial<Sorting>,
): Promise<ReadonlyArray<User>> => {
  const { search = '' } = page
  if (count > LARGE_GROUP && search.trim() !== '')
    return playersNamed(store, search, { after: page.lastId, limit: memberRows(page) }, includes)
  const found = await store.find<User>('users', {
    where: and(where, ...searchFilter(page.search, ['profile.name', 'auth.local.username'])),
    ...(count > LARGE_GROUP ? positionById(page) : positionOf(page)),
    limit: memberRows(page),
  })
  return found.map(({ body }) => body)
}

const positionById = ({ lastId }: MembersPage): Pick<Query, 'after'> => (lastId === '' ? {} : { after: lastId })

const positionOf = (page: MembersPage & Partial<Sorting>): Pick<Query, 'after' | 'sort' | 'skip'> => {
  const sort = MEMBER_SORTS.find((word) => word === page.sort)
  if (sort === undefined) return positionById(page)
  const order = page.order === 'descending' ? 'descending' : 'ascending'
  return { sort: [{ path: SORTED_BY[sort], order }], skip: pageNumber(page.page ?? '') * memberRows(page) }
}

/** Display names are written as people like; the user name tells A from a no more than a reader does. */
const SORTED_BY: Readonly<Record<(typeof MEMBER_SORTS)[number], string>> = {
  name: 'auth.local.lowerCaseUsername',
  level: 'stats.lvl',
  class: 'stats.class',
  background: 'preferences.background',
  created: 'auth.timestamps.created',
  lastSeen: 'auth.timestamps.loggedin',
  tier: 'contributor.level',
}

/** A row of the list: the name, or all that is public. docs/reference/api.md 2.9. */
export const toRow =
  (catalogue: Catalogue, { includeAllPublicFields }: Pick<MembersPage, 'includeAllPublicFields'>) =>
  (user: User): MemberRow =>
    includeAllPublicFields === 'true' ? toMemberRow(catalogue, user) : toPerson(user)
