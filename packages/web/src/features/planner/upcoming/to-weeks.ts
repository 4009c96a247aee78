import { type Day, type DayClock, dueDay, dueDays, userDay, weekdayOf } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { daysUntilDue, sortByOrder, writableFields } from '@daykeep/rules/tasks'

export type PlannedTask = {
  readonly id: string
  readonly title: string
  readonly type: 'daily' | 'todo'
  /** Whether its date may be changed: that of a challenge's copy may not. */
  readonly movable: boolean
}

export type PlannedDay = {
  readonly day: Day
  readonly isToday: boolean
  readonly isPast: boolean
  readonly todos: ReadonlyArray<PlannedTask>
  readonly dailies: ReadonlyArray<PlannedTask>
}

export type WeeksModel = {
  readonly weeks: ReadonlyArray<ReadonlyArray<PlannedDay>>
  /** To-dos whose date is past, and those without one: they wait for a day. */
  readonly late: ReadonlyArray<PlannedTask>
  readonly undated: ReadonlyArray<PlannedTask>
}

type Options = {
  readonly clock: DayClock
  readonly now: Instant
  /** 0 is Sunday. */
  readonly firstWeekday: number
  readonly count: number
  readonly withDailies: boolean
}

/** What comes on which day, week by week from the one of the player's today. Past days are empty: what is late waits beside them. */
export const toWeeks = ({ user, tasks }: Player, options: Options): WeeksModel => {
  const { clock, now, firstWeekday, count, withDailies } = options
  const today = userDay(clock, now)
  const first = today - ((weekdayOf(today) - firstWeekday + 7) % 7)
  const all = sortByOrder(Object.values<Task>(tasks), user.tasksOrder)
  const todos = all.flatMap((task) => (task.type === 'todo' && !task.completed ? [task] : []))
  const dailies = withDailies ? dailiesByDay(all, clock, today, first + 7 * count - today) : new Map()
  const dayOf = (task: Task): Day | undefined =>
    task.type === 'todo' && typeof task.date === 'string' ? dueDay(clock, fromIso(task.date)) : undefined
  const plannedOn = (day: Day): PlannedDay => ({
    day,
    isToday: day === today,
    isPast: day < today,
    todos: day < today ? [] : todos.filter((task) => dayOf(task) === day).map(toPlanned),
    dailies: dailies.get(day) ?? [],
  })
  return {
    weeks: Array.from({ length: count }, (_week, week) =>
      Array.from({ length: 7 }, (_day, day) => plannedOn(first + 7 * week + day)),
    ),
    late: todos.filter((task) => (daysUntilDue(task, clock, now) ?? 0) < 0).map(toPlanned),
    undated: todos.filter((task) => dayOf(task) === undefined).map(toPlanned),
  }
}

/** Of today only dailies that are not ticked yet. */
const dailiesByDay = (
  tasks: ReadonlyArray<Task>,
  clock: DayClock,
  today: Day,
  days: number,
): ReadonlyMap<Day, ReadonlyArray<PlannedTask>> => {
  const byDay = new Map<Day, PlannedTask[]>()
  for (const task of tasks) {
    if (task.type !== 'daily') continue
    for (const day of dueDays(task, clock, today, days)) {
      if (day === today && task.completed) continue
      const planned = byDay.get(day) ?? []
      planned.push(toPlanned(task))
      byDay.set(day, planned)
    }
  }
  return byDay
}

const toPlanned = (task: Task): PlannedTask => ({
  id: task._id,
  title: task.text,
  type: task.type === 'daily' ? 'daily' : 'todo',
  movable: task.type === 'todo' && writableFields(task).includes('date'),
})
