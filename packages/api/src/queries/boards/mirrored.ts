import { mirroredTasks } from '@daykeep/rules/group-tasks'
import type { Group, SharedTask, User } from '@daykeep/rules/model'
import { hasPlan, isMember } from '@daykeep/rules/permissions'
import { type BoardDayDependencies, startBoardDay } from '../../commands/index.ts'
import { oneOf } from '../../store/index.ts'
import { inOrder, type TaskList } from '../shared-task-order.ts'

/**
 * The tasks of boards that a player sees among their own, board by board in its order; nothing is asked for players who
 * chose none. docs/reference/rules.md 13.1.
 */
export const mirroredTasksOf = async (
  app: BoardDayDependencies,
  user: User,
  list: TaskList | undefined,
): Promise<ReadonlyArray<SharedTask>> => {
  const mirroredGroups = user.preferences.tasks.mirrorGroupTasks
  if (mirroredGroups.length === 0) return []
  const now = app.clock()
  const groups = (await app.store.getMany<Group>('groups', mirroredGroups))
    .map(({ body }) => body)
    .filter((group) => isMember(user, group) && hasPlan(group, now))
  if (groups.length === 0) return []
  await Promise.all(groups.map(({ _id }) => startBoardDay(app, _id)))
  const ids = groups.map(({ _id }) => _id)
  const tasks = (await app.store.find<SharedTask>('sharedTasks', { where: oneOf('group.id', ids) })).map(
    ({ body }) => body,
  )
  const mirrored = mirroredTasks(user, { groups, tasks }, now)
  return groups.flatMap(({ _id, tasksOrder }) =>
    inOrder(
      tasksOrder,
      mirrored.filter(({ group }) => group.id === _id),
      list,
    ),
  )
}
