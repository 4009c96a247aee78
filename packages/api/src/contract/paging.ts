import * as t from 'io-ts'
import { checkedText, isUuid, optionalWord } from './checks.ts'

const isPage = (text: string): boolean => /^\d{0,6}$/.test(text)

/** A page of a list, from 0; the first one when it is left out. docs/reference/api.md 1.7. */
export const Page = t.type({ page: checkedText(['queryPageInteger', isPage]) })

/** A page that has to be named. */
export const RequiredPage = t.type({ page: checkedText(['queryPageInteger', (text) => text !== '' && isPage(text)]) })

/** Rows of a page of members, when the caller does not say. docs/reference/api.md 1.7. */
const ROWS = { default: 30, most: 60 } as const

const isRows = (text: string): boolean => text === '' || (/^\d{1,3}$/.test(text) && rowsOf(text) >= 1)

const rowsOf = (text: string): number => Math.min(ROWS.most, Number(text))

/** The part of a list of members behind `lastId`, and whom of them to list. docs/reference/api.md 1.7. */
export const MembersPage = t.intersection([
  t.type({
    lastId: checkedText(['lastIdUuid', (text) => text === '' || isUuid(text)]),
    limit: checkedText(['queryLimitInteger', isRows]),
  }),
  t.partial({ search: t.string, includeAllPublicFields: t.string, includeTasks: t.string }),
])
export type MembersPage = t.TypeOf<typeof MembersPage>

/** By what members of a group are sorted. docs/reference/screens.md 7.3. */
export const MEMBER_SORTS = ['name', 'level', 'class', 'background', 'created', 'lastSeen', 'tier'] as const

/**
 * The same in an order: then `page` counts from 0, and `lastId` says nothing. Groups above 5,000 members come by id all
 * the same. docs/decisions/129-search-in-large-groups.md.
 */
export const SortedMembersPage = t.intersection([
  MembersPage,
  Page,
  t.type({
    sort: optionalWord('invalidReqParams', ...MEMBER_SORTS),
    order: optionalWord('invalidReqParams', 'ascending', 'descending'),
  }),
])

export const pageNumber = (page: string): number => Number(page)

export const memberRows = ({ limit }: Pick<MembersPage, 'limit'>): number =>
  limit === '' ? ROWS.default : rowsOf(limit)
