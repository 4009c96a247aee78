import type { Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import { isReminded, nextReminderAt } from '@daykeep/rules/reminders'
import type { AppContext } from '../core/app-context.ts'
import { commitAndSend, subscriptionsOf, toPushWrite, wantsPush } from '../deliveries/index.ts'
import { and, type Document, eq, lte, not, type Write } from '../store/index.ts'
import { summaryIn, wantsSummary } from './day-summary.ts'
import type { DueMessages, ReminderDependencies, Window } from './due-messages.ts'
import { type ReminderLook, toLookWrite } from './looks.ts'
import { toReminderMessage } from './reminder-message.ts'
import { zoneOf } from './zone-of.ts'

/** Looks in one round. */
const ROUND = 50

/** Milliseconds after which a reminder is of no use: what a server that was away has missed is not sent in a heap. */
const LATEST = 60 * 60 * 1000

/**
 * Sends the reminders and summaries that are due. Any number of processes may do so: each player's looks are removed by the commit that
 * stores their messages, so one process alone succeeds, and one that dies has changed nothing.
 */
export const remindDue = async (app: ReminderDependencies): Promise<void> => {
  for (let found = true; found && !app.background.stopping.aborted; ) {
    const where = lte('dueAt', app.clock())
    const due = await app.store.find<ReminderLook>('reminderLooks', { where, limit: ROUND })
    const players = [...new Set(due.map(({ body }) => body.userId))]
    const done = await Promise.all(players.map((userId) => remindPlayer(app, userId)))
    found = done.includes(true)
  }
}

/** Whether this process did it. */
const remindPlayer = async (app: ReminderDependencies, userId: string): Promise<boolean> => {
  const [user, looks, subscriptions] = await Promise.all([
    app.store.get<User>('users', userId),
    app.store.find<ReminderLook>('reminderLooks', { where: eq('userId', userId) }),
    subscriptionsOf(app.store, userId),
  ])
  const removals = looks.map(({ id, version }): Write => ({ type: 'remove', collection: 'reminderLooks', id, version }))
  const writes =
    user === undefined
      ? []
      : await writesFor(app, user.body, { looks, subscriptions: subscriptions.map(({ id }) => id) })
  const committed = await commitAndSend(app, [...removals, ...writes])
  return committed._tag === 'Right'
}

type DueLooks = {
  readonly looks: ReadonlyArray<Document<ReminderLook>>
  readonly subscriptions: ReadonlyArray<string>
}

/** What is due now, and the look at what comes next. */
const writesFor = async (
  app: ReminderDependencies,
  user: User,
  { looks, subscriptions }: DueLooks,
): Promise<readonly Write[]> => {
  const isHeard = subscriptions.length > 0 && wantsPush(user, 'reminders')
  if (!isHeard && !wantsSummary(user)) return []
  const now = app.clock()
  const tasks = await openTasks(app, user._id)
  const since = Math.max(Math.min(...looks.map(({ body }) => body.dueAt)), now - LATEST)
  const window = { user, tasks, zone: zoneOf(user), since, now }
  const [reminders, summary] = await Promise.all([
    isHeard ? remindersIn(app, window, subscriptions) : NOTHING,
    wantsSummary(user) ? summaryIn(app, window) : NOTHING,
  ])
  const next = [...reminders.next, ...summary.next]
  const look = next.length === 0 ? [] : [toLookWrite(user._id, Math.min(...next))]
  return [...look, ...reminders.writes, ...summary.writes]
}

const NOTHING: DueMessages = { writes: [], next: [] }

const remindersIn = async (
  app: ReminderDependencies,
  window: Window,
  subscriptions: ReadonlyArray<string>,
): Promise<DueMessages> => {
  const { user, zone, now } = window
  const tasks = window.tasks.filter(({ reminders }) => reminders.length > 0)
  const reminders = await unsent(app, dueReminders({ ...window, tasks }))
  return {
    next: tasks.flatMap((task) => nextReminderAt(zone)(task, now) ?? []),
    writes: [
      ...reminders.map(
        ({ task, at }): Write => ({ type: 'insert', collection: 'sentReminders', id: sentId(task, at), body: { at } }),
      ),
      ...reminders.flatMap(({ task, at }) =>
        subscriptions.map((subscription) =>
          toPushWrite(
            { userId: user._id, subscription, until: at + LATEST, message: toReminderMessage(app.i18n, user, task) },
            { at: now, act: sentId(task, at), index: 0 },
          ),
        ),
      ),
    ],
  }
}

/** All but completed to-dos. */
const openTasks = async ({ store }: Pick<AppContext, 'store'>, userId: string): Promise<ReadonlyArray<Task>> => {
  const isDone = and(eq('type', 'todo'), eq('completed', true))
  const found = await store.find<Task>('tasks', { where: and(eq('userId', userId), not(isDone)) })
  return found.map(({ body }) => body)
}

type DueReminder = { readonly task: Task; readonly at: Instant }

/** Several times of one task since the last look are one reminder. */
const dueReminders = ({ user, tasks, zone, since, now }: Window): ReadonlyArray<DueReminder> =>
  tasks.flatMap((task) => {
    const at = nextReminderAt(zone)(task, since - 1)
    return at !== undefined && at <= now && isReminded(zone, user)(task, at) ? [{ task, at }] : []
  })

const sentId = ({ _id }: Task, at: Instant): string => `${_id}/${at}`

const unsent = async (
  { store }: Pick<AppContext, 'store'>,
  reminders: ReadonlyArray<DueReminder>,
): Promise<ReadonlyArray<DueReminder>> => {
  const existing = await store.getMany(
    'sentReminders',
    reminders.map(({ task, at }) => sentId(task, at)),
  )
  const ids = new Set(existing.map(({ id }) => id))
  return reminders.filter(({ task, at }) => !ids.has(sentId(task, at)))
}
