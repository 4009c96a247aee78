import type { FieldFault } from '../kernel/index.ts'
import {
  type Challenge,
  type Group,
  LIMITS,
  type SharedTask,
  type Task,
  taskCharacters,
  type User,
} from '../model/index.ts'

/** The size of one part of a document. `limit`: the size up to which commands may grow it. */
export type Size = { readonly path: string; readonly size: number; readonly limit: number; readonly isText?: true }

/** The parts that are over their limit and larger than before. */
export const grownBeyond = (before: ReadonlyArray<Size>, after: ReadonlyArray<Size>): ReadonlyArray<FieldFault> =>
  after
    .filter(({ path, size, limit }) => size > limit && size > (before.find((part) => part.path === path)?.size ?? 0))
    .map(({ path, limit, isText }) => ({
      path,
      key: isText ? 'fieldTooLong' : 'fieldTooManyEntries',
      params: { limit },
    }))

/** Maps of a player that clients write key by key. */
const MAPS: Readonly<Record<string, (user: User) => object>> = {
  'flags.tour': ({ flags }) => flags.tour,
  'flags.tutorial': ({ flags }) => flags.tutorial,
  preferences: ({ preferences }) => preferences,
  achievements: ({ achievements }) => achievements,
}

/** The sizes of a player, who is compared with another state of theirs: a map that both share has grown in neither, and is left out. */
export const sizesOfUser = (user: User, compared: User): ReadonlyArray<Size> => {
  const changed = Object.entries(MAPS).filter(([, mapOf]) => mapOf(user) !== mapOf(compared))
  return [
    { path: 'tags', size: user.tags.length, limit: LIMITS.tags },
    { path: 'webhooks', size: user.webhooks.length, limit: LIMITS.webhooks },
    { path: 'pushDevices', size: user.pushDevices.length, limit: LIMITS.pushDevices },
    { path: 'inbox.blocks', size: user.inbox.blocks.length, limit: LIMITS.blockedPlayers },
    { path: 'pinnedItems', size: user.pinnedItems.length, limit: LIMITS.pins },
    { path: 'unpinnedItems', size: user.unpinnedItems.length, limit: LIMITS.pins },
    { path: 'guilds', size: user.guilds.length, limit: LIMITS.memberships },
    { path: 'challenges', size: user.challenges.length, limit: LIMITS.memberships },
    { path: 'tasksOrder', size: sizeOfOrder(user.tasksOrder), limit: LIMITS.activeTasks },
    ...changed.flatMap(([path, mapOf]) => sizesOfMap(path, mapOf(user))),
  ]
}

/** What of a task is bounded: each size with its limit, in entries or characters. */
export const sizesOfTask = (task: Task | SharedTask): ReadonlyArray<Size> => {
  const checklist = task.type === 'daily' || task.type === 'todo' ? task.checklist : []
  return [
    { path: 'tags', size: task.tags.length, limit: LIMITS.tags },
    { path: 'reminders', size: task.reminders.length, limit: LIMITS.reminders },
    { path: 'checklist', size: checklist.length, limit: LIMITS.checklist },
    { path: 'text', size: taskCharacters(task), limit: LIMITS.taskCharacters, isText: true },
  ]
}

/** What a group or a challenge gathers: tasks, and the categories that it is found by. */
export const sizesOfBoard = ({ tasksOrder, categories }: Group | Challenge): ReadonlyArray<Size> => [
  { path: 'tasksOrder', size: sizeOfOrder(tasksOrder), limit: LIMITS.sharedTasks },
  { path: 'categories', size: categories.length, limit: LIMITS.list },
]

const sizeOfOrder = ({ habits, dailys, todos, rewards }: User['tasksOrder']): number =>
  habits.length + dailys.length + todos.length + rewards.length

/** Sizes of a map, and of the maps and lists nested in it. */
const sizesOfMap = (path: string, map: object): ReadonlyArray<Size> => [
  { path, size: Object.keys(map).length, limit: LIMITS.map },
  ...Object.entries(map).flatMap(([key, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null ? sizesOfMap(`${path}.${key}`, value) : [],
  ),
]
