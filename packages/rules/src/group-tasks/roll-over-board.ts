import { dayClockOf, type DayClock, isDue, userDay, withDueDates } from '../calendar/index.ts'
import { settledHabit } from '../day/index.ts'
import { DAY, fromIso, toIso, type World } from '../kernel/index.ts'
import type { Daily, Group, SharedTask, Task, Todo } from '../model/index.ts'
import { doneFraction, forwardDelta } from '../scoring/index.ts'
import { unticked } from '../social/challenges/copy-of.ts'
import { givenBack, lent } from '../social/shared-tasks/index.ts'
import { documentOf, type Society, withDocuments, withGroup } from '../social/society/index.ts'

/** A new day on a board: by the leader's clock, so many days after the last one. */
type Dawn = { readonly now: World['now']; readonly clock: DayClock; readonly daysMissed: number }

/**
 * Begins a new day on a group's board, if one has begun for its leader: what was due and was not done falls, everything
 * stands open again, to-dos grow older, habits settle. Nobody is hurt. Reference, rules 13.7. Needs the group, its
 * leader and the tasks of its board.
 */
export const rollOverBoard =
  ({ now }: Pick<World, 'now'>) =>
  ({ group: id }: { readonly group: string }) =>
  (society: Society): Society => {
    const group = documentOf(society, 'groups', id)
    const leader = documentOf(society, 'users', group?.leader ?? '')
    if (group === undefined || leader === undefined) return society
    const clock = dayClockOf(leader)
    const daysMissed = daysSince(group, clock, now)
    if (daysMissed === 0) return society
    const stamped = withGroup(society, { ...group, cron: { ...group.cron, lastProcessed: toIso(now) } })
    if (daysMissed === undefined) return stamped
    const tasks = Object.values(society.sharedTasks).filter((task) => task.group.id === id)
    const next = tasks.map((task) => givenBackOpen(nextDay({ now, clock, daysMissed }, lent(task, leader)), task))
    return withDocuments(stamped, 'sharedTasks', next)
  }

/** User days since the last one on the board; nothing when there was none yet. */
const daysSince = ({ cron }: Group, clock: DayClock, now: World['now']): number | undefined =>
  cron.lastProcessed === undefined
    ? undefined
    : Math.max(0, userDay(clock, now) - userDay(clock, fromIso(cron.lastProcessed)))

const nextDay = ({ now, clock, daysMissed }: Dawn, task: Task): Task => {
  switch (task.type) {
    case 'daily':
      return openedDaily(task, clock, now)
    case 'todo':
      return task.completed ? task : older(task)
    case 'habit': {
      const today = userDay(clock, now)
      return settledHabit(task, today - daysMissed, today)
    }
    case 'reward':
      return task
  }
}

const openedDaily = (daily: Daily, clock: DayClock, now: World['now']): Daily => {
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

/** Back on the board; for a daily, nobody has done their part yet, and nothing was asked or approved. */
const givenBackOpen = (task: Task, before: SharedTask): SharedTask => {
  if (task.type !== 'daily') return givenBack(task, before)
  const { assignedUsersDetail = {}, approval } = before.group
  const open = Object.entries(assignedUsersDetail).map(([id, { completedDate: _done, ...detail }]) => [
    id,
    { ...detail, completed: false },
  ])
  return givenBack(task, {
    challenge: before.challenge,
    group: {
      ...before.group,
      completedBy: {},
      assignedUsersDetail: Object.fromEntries(open),
      ...(approval === undefined ? {} : { approval: { required: approval.required } }),
    },
  })
}
