import type { Catalogue } from '@daykeep/rules/catalogue'
import { LARGE_GROUP } from '@daykeep/rules/documents'
import type { User } from '@daykeep/rules/model'
import { type MemberRow, memberRows, type MembersPage } from '../../contract/index.ts'
import { and, type Filter, type Store } from '../../store/index.ts'
import { toMemberRow, toPerson } from '../../wire/index.ts'
import { searchFilter } from '../groups/index.ts'
import { playersNamed } from './by-username.ts'

/** Players who are listed: those that pass the filter, about so many, or all of whom `includes` says so. */
export type ListedPlayers = {
  readonly where: Filter
  readonly count: number
  readonly includes: (user: User) => boolean
}

/**
 * A page of a list of players, by id. A search finds parts of names; among very many players it finds user names by their
 * begin, since everybody would have to be read. docs/reference/api.md 1.7; docs/decisions/129-search-in-large-groups.md.
 */
export const findMembers = async (
  store: Pick<Store, 'find' | 'get' | 'getMany'>,
  { where, count, includes }: ListedPlayers,
  page: MembersPage,
): Promise<ReadonlyArray<User>> => {
  const { search = '' } = page
  if (count > LARGE_GROUP && search.trim() !== '')
    return playersNamed(store, search, { after: page.lastId, limit: memberRows(page) }, includes)
  const found = await store.find<User>('users', {
    where: and(where, ...searchFilter(page.search, ['profile.name', 'auth.local.username'])),
    ...(page.lastId === '' ? {} : { after: page.lastId }),
    limit: memberRows(page),
  })
  return found.map(({ body }) => body)
}

/** A row of the list: the name, or all that is public. docs/reference/api.md 2.9. */
export const toRow =
  (catalogue: Catalogue, { includeAllPublicFields }: Pick<MembersPage, 'includeAllPublicFields'>) =>
  (user: User): MemberRow =>
    includeAllPublicFields === 'true' ? toMemberRow(catalogue, user) : toPerson(user)
