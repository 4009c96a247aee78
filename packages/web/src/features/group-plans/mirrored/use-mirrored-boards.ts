import { useEffect, useMemo } from 'react'
import { followGroup } from '../../../live/index.ts'
import { useQueries, useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { toPerson } from '../board/people.ts'
import type { MirroredBoard } from './to-mirrored-cards.ts'

/** The boards that the player wants to see among their own tasks, as far as they are there. */
export const useMirroredBoards = (): ReadonlyArray<MirroredBoard> => {
  const readerId = usePlayer(({ user }) => user._id)
  const chosen = usePlayer(({ user }) => user.preferences.tasks.mirrorGroupTasks)
  const plans = useQuery('groupPlans', {}, { enabled: chosen.length > 0 })
  const shown = useMemo(() => (plans.data ?? []).filter(({ _id }) => chosen.includes(_id)), [plans.data, chosen])
  useEffect(() => {
    const stops = shown.map(({ _id }) => followGroup(_id))
    return () => {
      for (const stop of stops) stop()
    }
  }, [shown])
  const boards = useQueries(
    'boardTasks',
    shown.map(({ _id }) => ({ params: { groupId: _id } })),
  )
  const members = useQueries(
    'groupMembers',
    shown.map(({ _id }) => ({ params: { groupId: _id }, query: { limit: '60', lastId: '', search: '' } })),
  )
  return shown.map(({ _id, name, leader, managers }, at) => ({
    id: _id,
    name,
    people: {
      readerId,
      manages: leader === readerId || managers[readerId] === true,
      members: (members[at] ?? []).map(toPerson),
    },
    tasks: boards[at] ?? [],
  }))
}
