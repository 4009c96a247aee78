import type { Player, Task } from '@daykeep/rules/model'
import { formatList, t } from '../../i18n/index.ts'
import type { NewToast } from '../../toasts/index.ts'

/** So many tasks are named. */
const NAMED = 3

/** Own tasks that were open and are not any more: a player's to-dos leave the list when they are done, as when they are removed. */
const closedTasks = (before: Player, after: Player): ReadonlyArray<Task> =>
  Object.values(before.tasks).filter((task) => {
    if ((task.type !== 'daily' && task.type !== 'todo') || task.completed || task.group.id !== undefined) return false
    const now = after.tasks[task._id]
    return now === undefined ? isGoneTodo(task) : 'completed' in now && now.completed
  })

/** What a challenge takes back was not done. */
const isGoneTodo = ({ type, challenge }: Task): boolean => type === 'todo' && challenge.id === undefined

/** Names the tasks that were done on another device between two states of this one. */
export const closedElsewhere = (before: Player, after: Player): ReadonlyArray<NewToast> => {
  const closed = closedTasks(before, after)
  if (closed.length === 0) return []
  const isSure = closed.every(({ _id }) => after.tasks[_id] !== undefined)
  const names = closed.slice(0, NAMED).map(({ text }) => text)
  const more = closed.length - names.length
  const tasks = formatList(more > 0 ? [...names, t('device.more', { count: more })] : names)
  return [{ type: 'info', text: t(isSure ? 'device.done' : 'device.doneOrRemoved', { tasks }) }]
}
