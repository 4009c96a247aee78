import type { WireGroup } from '@daykeep/api/contract'
import { useEffect, useMemo } from 'react'
import { useLive } from '../../live/index.ts'
import { type RequestError, usePages, useQuery } from '../../queries/index.ts'
import { useRouteParam } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { type People, toPerson } from './board/people.ts'

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

/** The group of the page, with all its members, kept new by what others do. */
export const useGroupPlan = (): GroupPlan => {
  const groupId = useRouteParam('groupId')
  const readerId = usePlayer(({ user }) => user._id)
  const { data: group, error, refetch } = useQuery('getGroup', { params: { groupId } })
  const members = useAllMembers(groupId)
  const leads = group?.leader._id === readerId
  const manages = leads || group?.managers[readerId] === true
  const people = useMemo(() => ({ readerId, manages, members }), [readerId, manages, members])
  return { groupId, group, error, retry: () => void refetch(), people, leads, connection: useLive(groupId) }
}

/** Page by page, since a board names any of them. */
const useAllMembers = (groupId: string) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    'groupMembers',
    { params: { groupId }, query: { limit: String(MOST), lastId: '', search: '' } },
    {
      next: (last) =>
        last.length < MOST
          ? undefined
          : { params: { groupId }, query: { limit: String(MOST), lastId: last.at(-1)?._id ?? '', search: '' } },
    },
  )
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return useMemo(() => (data?.pages.flat() ?? []).map(toPerson), [data])
}
