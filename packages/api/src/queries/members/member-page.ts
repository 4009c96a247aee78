import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { type MemberRow, memberRows, type MembersPage } from '../../contract/index.ts'
import { and, type Filter, type Store } from '../../store/index.ts'
import { toMemberRow, toPerson } from '../../wire/index.ts'
import { searchFilter } from '../groups/index.ts'

/** A page of the players that pass a filter, by id. docs/reference/api.md 1.7. */
export const findMembers = async (
  store: Pick<Store, 'find'>,
  where: Filter,
  page: MembersPage,
): Promise<ReadonlyArray<User>> => {
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
