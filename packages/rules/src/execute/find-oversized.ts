import type { FieldFault } from '../kernel/index.ts'
import { LIMITS, type Player, type Task, type User } from '../model/index.ts'

/** The size of one part of a document. `limit`: the size up to which commands may grow it. */
type Size = { readonly path: string; readonly size: number; readonly limit: number; readonly isText?: true }

/**
 * The parts of the player and of changed tasks that a command grew beyond their limit. A part that was over its limit
 * before may stay so or shrink. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const findOversized = (before: Player, after: Player): ReadonlyArray<FieldFault> => {
  if (before === after) return []
  const ofUser = before.user === after.user ? [] : grown(sizesOfUser(before.user), sizesOfUser(after.user))
  if (before.tasks === after.tasks) return ofUser
  const ofTasks = Object.values<Task>(after.tasks).flatMap((task) => {
    const previous = before.tasks[task._id]
    return previous === task ? [] : grown(previous === undefined ? [] : sizesOfTask(previous), sizesOfTask(task))
  })
  return [...ofUser, ...ofTasks]
}

const grown = (before: ReadonlyArray<Size>, after: ReadonlyArray<Size>): ReadonlyArray<FieldFault> =>
  after
    .filter(({ path, size, limit }) => size > Math.max(limit, before.find((part) => part.path === path)?.size ?? 0))
    .map(({ path, limit, isText }) => ({
      path,
      key: isText ? 'fieldTooLong' : 'fieldTooManyEntries',
      params: { limit },
    }))

const sizesOfUser = (user: User): ReadonlyArray<Size> => {
  const { tasksOrder, flags, preferences, achievements } = user
  const { habits, dailys, todos, rewards } = tasksOrder
  const maps = { 'flags.tour': flags.tour, 'flags.tutorial': flags.tutorial, preferences, achievements }
  return [
    { path: 'tags', size: user.tags.length, limit: LIMITS.tags },
    { path: 'webhooks', size: user.webhooks.length, limit: LIMITS.webhooks },
    { path: 'inbox.blocks', size: user.inbox.blocks.length, limit: LIMITS.blockedPlayers },
    { path: 'pinnedItems', size: user.pinnedItems.length, limit: LIMITS.pins },
    { path: 'unpinnedItems', size: user.unpinnedItems.length, limit: LIMITS.pins },
    {
      path: 'tasksOrder',
      size: habits.length + dailys.length + todos.length + rewards.length,
      limit: LIMITS.activeTasks,
    },
    ...Object.entries(maps).flatMap(([path, map]) => sizesOfMap(path, map)),
  ]
}

/** Sizes of a map that clients write key by key, and of the maps and lists nested in it. */
const sizesOfMap = (path: string, map: object): ReadonlyArray<Size> => [
  { path, size: Object.keys(map).length, limit: LIMITS.map },
  ...Object.entries(map).flatMap(([key, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null ? sizesOfMap(`${path}.${key}`, value) : [],
  ),
]

const sizesOfTask = (task: Task): ReadonlyArray<Size> => {
  const checklist = task.type === 'daily' || task.type === 'todo' ? task.checklist : []
  const characters = checklist.reduce((sum, { text }) => sum + text.length, task.text.length + task.notes.length)
  return [
    { path: 'tags', size: task.tags.length, limit: LIMITS.tags },
    { path: 'reminders', size: task.reminders.length, limit: LIMITS.reminders },
    { path: 'checklist', size: checklist.length, limit: LIMITS.checklist },
    { path: 'text', size: characters, limit: LIMITS.taskCharacters, isText: true },
  ]
}
