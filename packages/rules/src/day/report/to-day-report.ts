import type { DayReport, DayRow, Player, Task, TaskId } from '../../model/index.ts'
import { isResting } from '../is-resting.ts'
import type { DayContext, DayState } from '../day-step.ts'

/** Rows of tasks that a report names; further ones are summed up, so that the player's document stays small. */
export const NAMED_TASKS = 40
/** Characters of a task's text. */
const TEXT = 60

/** What a day did, row by row: the rows together are the difference of the state. docs/decisions/116-day-reports.md. */
export const toDayReport = (context: DayContext, before: Player, day: DayState): DayReport => {
  const { tally, rows, user } = day
  const byTask = new Map(rows.flatMap((row) => (row.task === undefined ? [] : [[row.task, row] as const])))
  const ofTasks = day.tasks.flatMap((task) => taskRow(before.tasks[task._id], task, byTask.get(task._id)) ?? [])
  return {
    at: context.now,
    daysMissed: context.daysMissed,
    done: tally.checked,
    undone: tally.unchecked,
    perfect: tally.perfect && tally.anyDue,
    rested: isResting(context, user),
    rows: [...shortened(ofTasks.toSorted(byWeight)), ...rows.filter(({ task }) => task === undefined)],
  }
}

const taskRow = (before: Task | undefined, after: Task, noted: DayRow | undefined): DayRow | undefined => {
  if (before === undefined || before === after) return undefined
  const value = after.value - before.value
  const streak = before.type === 'daily' && after.type === 'daily' ? before.streak - after.streak : 0
  if (value === 0 && streak === 0 && noted === undefined) return undefined
  return {
    ...named(after._id, after),
    ...noted,
    ...(value === 0 ? {} : { value }),
    ...(streak === 0 ? {} : { streak }),
  }
}

const named = (task: TaskId, { type, text }: Task) =>
  ({ cause: 'task', task, kind: type, text: text.slice(0, TEXT) }) as const

/** What cost health first, then lost streaks, then by how far the value moved. */
const byWeight = (one: DayRow, other: DayRow): number =>
  (one.hp ?? 0) - (other.hp ?? 0) ||
  (other.streak ?? 0) - (one.streak ?? 0) ||
  Math.abs(other.value ?? 0) - Math.abs(one.value ?? 0)

const shortened = (rows: ReadonlyArray<DayRow>): ReadonlyArray<DayRow> => {
  const further = rows.slice(NAMED_TASKS)
  return further.length < 2 ? rows : [...rows.slice(0, NAMED_TASKS), summedUp(further)]
}

const SUMMED = ['hp', 'mp', 'exp', 'gp', 'lvl', 'value'] as const

const summedUp = (rows: ReadonlyArray<DayRow>): DayRow => {
  const sums = SUMMED.map((figure) => [figure, rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)] as const)
  return {
    cause: 'furtherTasks',
    count: rows.length,
    ...Object.fromEntries(sums.filter(([, sum]) => sum !== 0)),
  }
}
