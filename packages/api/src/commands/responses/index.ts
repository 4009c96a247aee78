import type { Task } from '@daykeep/rules/model'
import type { CommandEndpointName } from '../../contract/index.ts'
import { toWireTask } from '../../core/wire-documents.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { classResponses } from './classes.ts'
import { type CommonResult, type ResponseMapper, taskAfter, userAfter, userResponse } from './command-result.ts'
import { scoreResponses } from './scores.ts'
import { shopResponses } from './shops.ts'
import { socialResponses } from './social.ts'

const empty = () => ({})
const items = (result: CommonResult) => userAfter(result).items
const stats = (result: CommonResult) => userAfter(result).stats
const notifications = (result: CommonResult) => userAfter(result).notifications

const task = (result: Parameters<typeof taskAfter>[0]) => {
  const found = taskAfter(result)
  return found === undefined ? undefined : toWireTask(found)
}

const createTasks: ResponseMapper<'createTasks'> = ({ report }) => {
  const created = report.map(toWireTask)
  return created.length === 1 ? created[0] : created
}

const moveTask: ResponseMapper<'moveTask'> = (result) => {
  const type = taskAfter(result)?.type
  return type === undefined ? [] : userAfter(result).tasksOrder[LIST_OF_TYPE[type]]
}

const LIST_OF_TYPE = { habit: 'habits', daily: 'dailys', todo: 'todos', reward: 'rewards' } as const satisfies Record<
  Task['type'],
  string
>

const createTag: ResponseMapper<'createTag'> = (result) => {
  const before = new Set(result.before.user.tags.map(({ id }) => id))
  return userAfter(result).tags.find(({ id }) => !before.has(id))
}

const updateTag: ResponseMapper<'updateTag'> = (result) =>
  userAfter(result).tags.find(({ id }) => id === result.params.tag)

const customDayStart: ResponseMapper<'customDayStart'> = ({ i18n, language, message }) => ({
  message: translateMessage(i18n, language, message ?? { key: 'customDayStartHasChanged' }),
})

const seeNotification: ResponseMapper<'seeNotification'> = (result) =>
  userAfter(result).notifications.find(({ id }) => id === result.params.ids[0])

const resetUser: ResponseMapper<'resetUser'> = (result) => {
  const remaining: Readonly<Record<string, Task>> = result.after.tasks
  const tasksToRemove = Object.keys(result.before.tasks).filter((id) => remaining[id] === undefined)
  return { user: userResponse(result), tasksToRemove }
}

const togglePinnedItem: ResponseMapper<'togglePinnedItem'> = (result) => {
  const { pinnedItems, unpinnedItems } = userAfter(result)
  return { pinnedItems, unpinnedItems }
}

export type { ResponseMapper } from './command-result.ts'

/** What `data` holds for each endpoint that executes a command. docs/reference/api.md 2. */
export const responses: { readonly [Name in CommandEndpointName]: ResponseMapper<Name> } = {
  updateUser: userResponse,
  acceptText: () => ({}),
  sleep: (result) => userAfter(result).preferences.sleep,
  customDayStart,
  revive: items,
  statSync: userResponse,
  togglePinnedItem,
  movePinnedItem: (result) => userAfter(result).pinnedItemsOrder,
  resetUser,
  allocate: stats,
  allocateBulk: stats,
  allocateNow: stats,
  equip: items,
  unequip: items,
  hatch: items,
  feed: ({ report }) => report,
  sell: (result) => ({ stats: stats(result), items: items(result) }),
  ...shopResponses,
  ...classResponses,
  ...socialResponses,
  ...scoreResponses,
  createTasks,
  updateTask: task,
  deleteTask: empty,
  addChecklistItem: task,
  updateChecklistItem: task,
  deleteChecklistItem: task,
  scoreChecklistItem: task,
  addTaskTag: task,
  removeTaskTag: task,
  moveTask,
  clearCompletedTodos: empty,
  createTag,
  updateTag,
  deleteTag: empty,
  reorderTags: empty,
  cron: empty,
  undoAct: ({ report }) => report,
  editTasks: ({ report }) => report,
  readNotification: notifications,
  readNotifications: notifications,
  seeNotification,
  seeNotifications: notifications,
}
