import type { Catalogue } from '../catalogue/index.ts'
import { type EventTable, type Message, type NamedGroup, readEvent } from '../kernel/index.ts'
import type { Player, Task, TaskId, User, WebhookType } from '../model/index.ts'
import { experienceToLeave, MAX_HEALTH, maxMana } from '../stats/index.ts'

/**
 * The data behind delivery bodies: the player before and after the command, the group of a quest, the extras of a
 * score (`tmp`), and the confirmation shown to the player.
 */
export type ActivityContext = {
  readonly catalogue: Catalogue
  readonly before: Player
  readonly after: Player
  readonly party?: NamedGroup
  readonly tmp?: unknown
  readonly message?: Message
}

/** What a webhook sends for an event. `option`: the option that must match, a switch or the group. `body`: all but the player. */
export type Activity = {
  readonly webhookType: Exclude<WebhookType, 'globalActivity'>
  readonly option: { readonly name: string; readonly value: boolean | string }
  readonly body: Readonly<Record<string, unknown>>
  /** Fields of the player besides the id. */
  readonly user?: Readonly<Record<string, unknown>>
}

/** The activity for each kind of event. docs/reference/api.md 3.10. */
const activities = (context: ActivityContext): EventTable<Activity | undefined> => ({
  TaskScored: ({ task, direction, delta }) =>
    taskActivity(context, task, { type: 'scored', direction, delta }, scorer(context)),
  TaskCreated: ({ task }) => taskActivity(context, task, { type: 'created' }),
  TaskUpdated: ({ task }) => taskActivity(context, task, { type: 'updated' }),
  TaskDeleted: ({ task }) => taskActivity(context, task, { type: 'deleted' }),
  ChecklistItemScored: ({ task, item }) =>
    taskActivity(context, task, { type: 'checklistScored', item: itemOf(context, task, item) }),
  PetHatched: ({ pet }) => userActivity('petHatched', { pet, message: context.message }),
  MountGained: ({ pet }) => userActivity('mountRaised', { pet, message: context.message }),
  LevelGained: ({ from, to }) => userActivity('leveledUp', { initialLvl: from, finalLvl: to }),
  QuestInvited: ({ quest, owner }) => questActivity(context, 'questInvited', quest, owner),
  QuestStarted: ({ quest, owner }) => questActivity(context, 'questStarted', quest, owner),
  QuestFinished: ({ quest, owner }) => questActivity(context, 'questFinished', quest, owner),
  ChatMessagePosted: ({ group, chat }) => ({
    webhookType: 'groupChatReceived',
    option: { name: 'groupId', value: group.id },
    body: { group, chat },
  }),
})

/** The activity for an event, if it has one. */
export const activityOf = (context: ActivityContext) => readEvent(activities(context))

const taskActivity = (
  context: ActivityContext,
  id: TaskId,
  details: { readonly type: string; readonly [field: string]: unknown },
  user?: Activity['user'],
): Activity | undefined => {
  const task = taskOf(context, id)
  if (task === undefined) return undefined
  const activity: Activity = {
    webhookType: 'taskActivity',
    option: { name: details.type, value: true },
    body: { ...details, task },
  }
  return user === undefined ? activity : { ...activity, user }
}

/** The task after the command, or as it was before deletion. */
const taskOf = ({ before, after }: ActivityContext, id: TaskId): Task | undefined => after.tasks[id] ?? before.tasks[id]

const itemOf = (context: ActivityContext, id: TaskId, item: string): unknown => {
  const task = taskOf(context, id)
  const checklist = task?.type === 'daily' || task?.type === 'todo' ? task.checklist : []
  return checklist.find((each) => each.id === item)
}

const scorer = ({ catalogue, after: { user }, tmp = {} }: ActivityContext): Activity['user'] => ({
  _tmp: tmp,
  stats: statsWithLimits(catalogue, user),
})

const statsWithLimits = (catalogue: Catalogue, user: User) => ({
  ...user.stats,
  toNextLevel: experienceToLeave(user.stats.lvl),
  maxHealth: MAX_HEALTH,
  maxMP: maxMana(catalogue, user),
})

const userActivity = (type: string, body: Readonly<Record<string, unknown>>): Activity => ({
  webhookType: 'userActivity',
  option: { name: type, value: true },
  body: { type, ...body },
})

const questActivity = (
  { party }: ActivityContext,
  type: string,
  key: string,
  questOwner: string | undefined,
): Activity => ({
  webhookType: 'questActivity',
  option: { name: type, value: true },
  body: { type, group: party, quest: { key, questOwner } },
})
