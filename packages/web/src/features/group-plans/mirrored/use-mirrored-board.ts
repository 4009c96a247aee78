import type { GroupWithPlan } from '@daykeep/api/contract'
import { useMemo } from 'react'
import { useLive } from '../../../live/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { toPerson } from '../board/people.ts'
import type { MirroredBoard } from './to-mirrored-cards.ts'

/** A board among the player's own tasks, as far as it is there, kept new by what others do. */
export const useMirroredBoard = ({ _id, name, leader, managers }: GroupWithPlan): MirroredBoard => {
  const readerId = usePlayer(({ user }) => user._id)
  const tasks = useQuery('boardTasks', { params: { groupId: _id } }).data
  const members = useQuery('groupMembers', {
    params: { groupId: _id },
    query: { limit: '60', lastId: '', search: '' },
  }).data
  useLive(_id)
  return useMemo(
    () => ({
      id: _id,
      name,
      people: {
        readerId,
        manages: leader === readerId || managers[readerId] === true,
        members: (members ?? []).map(toPerson),
      },
      tasks: tasks ?? [],
    }),
    [_id, name, leader, managers, readerId, members, tasks],
  )
}
