import type { ScoreReport } from '@daykeep/rules/scoring'
import type { Task } from '@daykeep/rules/model'
import type { EndpointName } from '../contract/index.ts'
import { toWireTask } from '../services/wire.ts'
import { confirmation } from '../texts/sentences.ts'
import { type AnswerOf, taskAfter, userAfter, userAnswer } from './answer.ts'
import { classAnswers } from './class-answers.ts'
import { peopleAnswers } from './people-answers.ts'
import { scoreAnswer, tmpOf } from './score-answer.ts'
import { shopAnswers } from './shop-answers.ts'

const nothing: AnswerOf = () => ({})
const items: AnswerOf = (played) => userAfter(played).items
const stats: AnswerOf = (played) => userAfter(played).stats
const notifications: AnswerOf = (played) => userAfter(played).notifications
const task: AnswerOf = (played) => {
  const found = taskAfter(played)
  return found === undefined ? {} : toWireTask(found)
}

const createdTasks: AnswerOf = (played) => {
  const made = (played.report as ReadonlyArray<Task>).map(toWireTask)
  return made.length === 1 ? made[0] : made
}

const bulkScored: AnswerOf = (played) => {
  const { tasks } = played.report as { readonly tasks: ReadonlyArray<ScoreReport & { readonly id: string }> }
  return {
    ...userAfter(played).stats,
    tasks: tasks.map(({ id, delta, tmp }) => ({ id, delta, _tmp: tmpOf(played, tmp) })),
  }
}

const orderOfKind: AnswerOf = (played) => {
  const { tasksOrder } = userAfter(played)
  const kind = taskAfter(played)?.type
  return kind === undefined ? [] : tasksOrder[LISTS[kind]]
}

const LISTS = { habit: 'habits', daily: 'dailys', todo: 'todos', reward: 'rewards' } as const satisfies Record<
  Task['type'],
  string
>

const tag: AnswerOf = (played) => {
  const { tag: named } = played.params as { readonly tag?: string }
  const { tags } = userAfter(played)
  const old = new Set(played.before.user.tags.map(({ id }) => id))
  return tags.find(({ id }) => (named === undefined ? !old.has(id) : id === named)) ?? {}
}

const movedDayStart: AnswerOf = ({ texts, language, message }) => ({
  message: confirmation(texts, language, message ?? { key: 'customDayStartHasChanged' }),
})

const seen: AnswerOf = (played) => {
  const { ids } = played.params as { readonly ids: ReadonlyArray<string> }
  return userAfter(played).notifications.find(({ id }) => id === ids[0]) ?? {}
}

const reset: AnswerOf = (played) => {
  const left: Readonly<Record<string, Task>> = played.after.tasks
  const gone = Object.keys(played.before.tasks).filter((id) => left[id] === undefined)
  return { user: userAnswer(played), tasksToRemove: gone }
}

const pins: AnswerOf = (played) => {
  const { pinnedItems, unpinnedItems } = userAfter(played)
  return { pinnedItems, unpinnedItems }
}

/** What the answer of each endpoint that plays a command holds. Reference, api section 2. */
export const answers = {
  updateUser: userAnswer,
  sleep: (played) => userAfter(played).preferences.sleep,
  customDayStart: movedDayStart,
  revive: items,
  statSync: userAnswer,
  togglePinnedItem: pins,
  movePinnedItem: (played) => userAfter(played).pinnedItemsOrder,
  resetUser: reset,
  allocate: stats,
  allocateBulk: stats,
  allocateNow: stats,
  equip: items,
  unequip: items,
  hatch: items,
  feed: ({ report }) => report,
  sell: (played) => ({ stats: userAfter(played).stats, items: userAfter(played).items }),
  ...shopAnswers,
  ...classAnswers,
  ...peopleAnswers,
  createTasks: createdTasks,
  updateTask: task,
  deleteTask: nothing,
  scoreTask: scoreAnswer,
  bulkScore: bulkScored,
  addChecklistItem: task,
  updateChecklistItem: task,
  deleteChecklistItem: task,
  scoreChecklistItem: task,
  addTaskTag: task,
  removeTaskTag: task,
  moveTask: orderOfKind,
  clearCompletedTodos: nothing,
  createTag: tag,
  updateTag: tag,
  deleteTag: nothing,
  reorderTags: nothing,
  cron: nothing,
  readNotification: notifications,
  readNotifications: notifications,
  seeNotification: seen,
  seeNotifications: notifications,
} satisfies { readonly [Name in EndpointName]?: AnswerOf }
