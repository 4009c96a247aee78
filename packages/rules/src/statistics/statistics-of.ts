import { calendarDay, type Day, type DayClock, dayClockOf, midnightOf, userDay, weekdayOf } from '../calendar/index.ts'
import { HOUR, type Instant } from '../kernel/index.ts'
import type { Daily, Habit, Player, Task, TaskId } from '../model/index.ts'
import { sortByOrder } from '../tasks/index.ts'
import { type Completion, completionsIn } from './completions-in.ts'

/** Days that are looked back at, today included. */
export const YEAR = 365
/** Days that are called the best. */
const BEST = 5

export type DayCount = { readonly day: Day; readonly count: number }

/** A habit or daily. `doneShare`: of the days on which the daily was due, the fraction on which it was done. */
export type TaskStatistics = {
  readonly id: TaskId
  readonly text: string
  readonly type: 'habit' | 'daily'
  readonly value: number
  readonly streak?: number
  readonly done: number
  readonly doneShare?: number
  readonly values: ReadonlyArray<{ readonly at: Instant; readonly value: number }>
}

/**
 * What a player did in the last year, by user day, by weekday (0 is Sunday) and by hour of the clock. `since`: the first day of which
 * each score is known; before it the histories hold means of months. docs/reference/screens.md 2.13.
 */
export type Statistics = {
  readonly days: ReadonlyArray<DayCount>
  readonly since: Day | undefined
  readonly weekdays: ReadonlyArray<number>
  readonly hours: ReadonlyArray<number>
  readonly best: ReadonlyArray<DayCount>
  readonly tasks: ReadonlyArray<TaskStatistics>
}

/** What the player did in the last year of user days, from the histories of their tasks. */
export const statisticsOf = (player: Player, now: Instant): Statistics => {
  const clock = dayClockOf(player.user)
  const today = userDay(clock, now)
  const tasks = Object.values<Task>(player.tasks)
  const done = tasks.flatMap(completionsIn).filter(({ at }) => isInYear(userDay(clock, at), today))
  const counts = countBy(done, ({ at }) => userDay(clock, at))
  const days = Array.from({ length: YEAR }, (_, index) => {
    const day = today - YEAR + 1 + index
    return { day, count: counts.get(day) ?? 0 }
  })
  return {
    days,
    since: days.find(({ count }) => count > 0)?.day,
    weekdays: filled(
      7,
      countBy(done, ({ at }) => weekdayOf(userDay(clock, at))),
    ),
    hours: filled(
      24,
      countBy(done, ({ at }) => hourOf(clock, at)),
    ),
    best: days
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || other.day - one.day)
      .slice(0, BEST),
    tasks: sortByOrder(tasks.filter(hasHistory), player.user.tasksOrder).map(statisticsOfTask),
  }
}

const isInYear = (day: Day, today: Day): boolean => day <= today && day > today - YEAR

const hourOf = (clock: DayClock, at: Instant): number =>
  Math.floor((at - midnightOf(clock, calendarDay(clock, at))) / HOUR)

const countBy = (done: ReadonlyArray<Completion>, keyOf: (each: Completion) => number): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const each of done) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + each.times)
  return counts
}

const filled = (length: number, counts: ReadonlyMap<number, number>): ReadonlyArray<number> =>
  Array.from({ length }, (_, index) => counts.get(index) ?? 0)

const hasHistory = (task: Task): task is Habit | Daily => task.type === 'habit' || task.type === 'daily'

const statisticsOfTask = (task: Habit | Daily): TaskStatistics => ({
  id: task._id,
  text: task.text,
  type: task.type,
  value: task.value,
  done: completionsIn(task).reduce((sum, { times }) => sum + times, 0),
  values: task.history.map(({ date, value }) => ({ at: date, value })),
  ...(task.type === 'daily' ? { streak: task.streak, ...doneShareOf(task) } : {}),
})

const doneShareOf = ({ history }: Daily): Pick<TaskStatistics, 'doneShare'> => {
  const due = history.filter(({ isDue, completed }) => completed === true || (isDue === true && completed === false))
  return due.length === 0 ? {} : { doneShare: due.filter(({ completed }) => completed).length / due.length }
}
