import type { WireGroup } from '@daykeep/api/contract'
import { useEffect, useMemo } from 'react'
import { useLive } from '../../live/index.ts'
import { type RequestError, usePages, useQuery } from '../../queries/index.ts'
import { useRouteParam } from '../../routes/index.ts'
import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { toMember } from '../members/index.ts'
import { type People, type Person, toPerson } from './board/people.ts'

const MOST = 60

export type GroupPlan = {
  readonly groupId: string
  readonly group: WireGroup | undefined
  readonly error: RequestError | null
  readonly retry: () => void
  readonly people: People
  readonly leads: boolean
  readonly connection: ReturnType<typeof useLive>
}

/** The group of the page, with all its members and their faces if they are shown, kept new by what others do. */
export const useGroupPlan = ({ withFaces = false } = {}): GroupPlan => {
  const groupId = useRouteParam('groupId')
  const readerId = usePlayer(({ user }) => user._id)
  const { data: group, error, refetch } = useQuery('getGroup', { params: { groupId } })
  const members = useAllMembers(groupId, withFaces)
  const leads = group?.leader._id === readerId
  const manages = leads || group?.managers[readerId] === true
  const people = useMemo(() => ({ readerId, manages, members }), [readerId, manages, members])
  return { groupId, group, error, retry: () => void refetch(), people, leads, connection: useLive(groupId) }
}

/** Page by page, since a board names any of them. */
const useAllMembers = (groupId: string, withFaces: boolean): ReadonlyArray<Person> => {
  const catalogue = useCatalogue()
  const requestAfter = (lastId: string) => ({
    params: { groupId },
    query: { limit: String(MOST), lastId, search: '', ...(withFaces ? { includeAllPublicFields: 'true' } : {}) },
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages('groupMembers', requestAfter(''), {
    next: (last) => (last.length < MOST ? undefined : requestAfter(last.at(-1)?._id ?? '')),
  })
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return useMemo(() => {
    const rows = data?.pages.flat() ?? []
    return withFaces
      ? rows.map((row) => ({ ...toPerson(row), avatar: toMember(catalogue, row).avatar }))
      : rows.map(toPerson)
  }, [data, withFaces, catalogue])
}
