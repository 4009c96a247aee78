import { useDispatch, usePlayer } from '../../sync/index.ts'

/** The groups whose board tasks stand among the player's own, and how to change that for one of them. */
export const useMirroredGroups = () => {
  const dispatch = useDispatch()
  const ids = usePlayer(({ user }) => user.preferences.tasks.mirrorGroupTasks)
  return {
    isMirrored: (groupId: string): boolean => ids.includes(groupId),
    mirror: (groupId: string, on: boolean): void => {
      const others = ids.filter((id) => id !== groupId)
      dispatch('updateUser', { changes: { 'preferences.tasks.mirrorGroupTasks': on ? [...others, groupId] : others } })
    },
  }
}
