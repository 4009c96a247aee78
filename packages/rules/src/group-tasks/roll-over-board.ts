import { dayClockOf, type DayClock, isDue, userDay, withDueDates } from '../calendar/index.ts'
import { settleHabit } from '../day/index.ts'
import { DAY, fromIso, toIso, type RuleContext } from '../kernel/index.ts'
import type { Daily, Group, SharedTask, Task, Todo, User } from '../model/index.ts'
import { doneFraction, forwardDelta } from '../scoring/index.ts'
import { asSharedTask, asOwnTask, unticked } from '../shared-tasks/index.ts'
import { findDocument, type SharedRule, succeed, withDocuments, withGroup } from '../documents/index.ts'

/** A new day on a board by the leader's clock. `daysMissed`: days since the last one. */
type BoardDay = { readonly now: RuleContext['now']; readonly clock: DayClock; readonly daysMissed: number }

/**
 * Starts a new day on a group's board if one has begun for its leader: missed dailies lose value, dailies reopen,
 * to-dos age and habits settle. Nobody takes damage. docs/reference/rules.md 13.7.
 */
export const rollOverBoard: SharedRule<'now', { readonly group: string }, never, undefined> =
  ({ now }) =>
  ({ group: id }) =>
  (documents) => {
    const group = findDocument(documents, 'groups', id)
    const leader = findDocument(documents, 'users', group?.leader ?? '')
    if (group === undefined || leader === undefined) return succeed(documents, undefined)
    const clock = dayClockOf(leader)
    const daysMissed = daysSince(group, clock, now)
    if (daysMissed === 0) return succeed(documents, undefined)
    const stamped = withGroup(documents, { ...group, cron: { ...group.cron, lastProcessed: toIso(now) } })
    if (daysMissed === undefined) return succeed(stamped, undefined)
    const tasks = Object.values(documents.sharedTasks).filter((task) => task.group.id === id)
    const next = tasks.map((task) =>
      asOpenSharedTask(nextDay({ now, clock, daysMissed }, asOwnTask(task, leader)), task),
    )
    return succeed(withDocuments(stamped, 'sharedTasks', next), undefined)
  }

/** Has a day begun for the leader that the board has not had yet? docs/reference/rules.md 13.7. */
export const hasNewBoardDay = (group: Group, leader: User, now: RuleContext['now']): boolean =>
  daysSince(group, dayClockOf(leader), now) !== 0

/** User days since the last new day of the board; undefined if there was none. */
const daysSince = ({ cron }: Group, clock: DayClock, now: RuleContext['now']): number | undefined =>
  cron.lastProcessed === undefined
    ? undefined
    : Math.max(0, userDay(clock, now) - userDay(clock, fromIso(cron.lastProcessed)))

const nextDay = ({ now, clock, daysMissed }: BoardDay, task: Task): Task => {
  switch (task.type) {
    case 'daily':
      return openedDaily(task, clock, now)
    case 'todo':
      return task.completed ? task : older(task)
    case 'habit': {
      const today = userDay(clock, now)
      return settleHabit(task, today - daysMissed, today)
    }
    case 'reward':
      return task
  }
}

const openedDaily = (daily: Daily, clock: DayClock, now: RuleContext['now']): Daily => {
  const missed = !daily.completed && isDue(daily, clock, now - DAY)
  const delta = missed ? forwardDelta(daily.value, 'down') * (1 - doneFraction(daily)) : 0
  const opened = {
    ...daily,
    value: daily.value + delta,
    streak: missed ? 0 : daily.streak,
    completed: false,
    checklist: missed || daily.completed ? unticked(daily.checklist) : daily.checklist,
  }
  return withDueDates(opened, clock, now)
}

const older = (todo: Todo): Todo => ({ ...todo, value: todo.value + forwardDelta(todo.value, 'down') })

/**
 * Turns the task back into a board task. A daily reopens: nobody has done their part, and no approval is requested or
 * given.
 */
const asOpenSharedTask = (task: Task, before: SharedTask): SharedTask => {
  if (task.type !== 'daily') return asSharedTask(task, before)
  const { assignedUsersDetail = {}, approval } = before.group
  const open = Object.entries(assignedUsersDetail).map(([id, { completedDate: _done, ...detail }]) => [
    id,
    { ...detail, completed: false },
  ])
  return asSharedTask(task, {
    challenge: before.challenge,
    group: {
      ...before.group,
      completedBy: {},
      assignedUsersDetail: Object.fromEntries(open),
      ...(approval === undefined ? {} : { approval: { required: approval.required } }),
    },
  })
}
