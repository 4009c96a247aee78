import { useMemo } from 'react'
import { nextPageOf, toListState, usePages } from '../../queries/index.ts'
import { useCatalogue } from '../../sync/index.ts'
import type { ListState } from '../../ui/index.ts'
import { isDescending, type MemberModel, PAGE, type Sorting, toMember } from './member.ts'
import { lastIdAfter, useNameQuery } from './name-query.ts'

export type PeopleState = ListState<MemberModel>

type Options = {
  /** Of the group: its members, or those who are invited. */
  readonly of: 'groupMembers' | 'groupInvites'
  readonly groupId: string
  /** A part of the name, as it is typed. */
  readonly search: string
  readonly enabled?: boolean
  /** How the server sorts them; by id without. */
  readonly sorting?: Sorting | undefined
}

/** People of a group whose name fits, page by page: a guild may have a hundred thousand members. */
export const usePeople = ({ of, groupId, search: typed, enabled = true, sorting }: Options): PeopleState => {
  const catalogue = useCatalogue()
  const query = { ...useNameQuery(typed, PAGE), ...sortOf(sorting) }
  const pages = usePages(
    of,
    { params: { groupId }, query },
    {
      enabled,
      next: (last, all) => {
        const lastId = lastIdAfter(last, PAGE)
        if (lastId === undefined) return undefined
        const position = sorting === undefined ? { lastId } : { page: all.length }
        return { params: { groupId }, query: { ...query, ...position } }
      },
    },
  )
  const { data } = pages
  const people = useMemo(() => data?.pages.flat().map((row) => toMember(catalogue, row)), [data, catalogue])
  return toListState(people, pages, nextPageOf(pages))
}

const sortOf = (sorting: Sorting | undefined) =>
  sorting === undefined ? {} : { sort: sorting.by, order: isDescending(sorting) ? 'descending' : 'ascending' }
