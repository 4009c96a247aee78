import * as t from 'io-ts'
import { Count, Figure, listOf, word } from '../codecs.ts'
import { TaskId } from '../keys.ts'
import { TaskType } from '../task/task-parts.ts'

/**
 * Why something moved: a task, all further tasks together, a level, the check-in, the mana of the night, the party's quest, or any
 * other step of the new day.
 */
export const DayCause = word('task', 'furtherTasks', 'level', 'checkIn', 'mana', 'quest', 'other')
export type DayCause = t.TypeOf<typeof DayCause>

const StatMoves = t.partial({ hp: Figure, mp: Figure, exp: Figure, gp: Figure, lvl: Figure })
export type StatMoves = Readonly<t.TypeOf<typeof StatMoves>>

/** By how much something moved, and why. `streak`: the days of a streak that ended. `count`: the tasks of `furtherTasks`. */
export const DayRow = t.readonly(
  t.intersection([
    t.type({ cause: DayCause }),
    StatMoves,
    t.partial({ task: TaskId, kind: TaskType, text: t.string, value: Figure, streak: Figure, count: Count }),
  ]),
)
export type DayRow = t.TypeOf<typeof DayRow>

/**
 * What a new day did. `done` and `undone`: the dailies that were due, open ones by the fraction of ticked items. `rested`: the
 * player was resting. docs/decisions/116-day-reports.md.
 */
export const DayReport = t.readonly(
  t.type({
    at: Figure,
    daysMissed: Count,
    done: Figure,
    undone: Figure,
    perfect: t.boolean,
    rested: t.boolean,
    rows: listOf(DayRow),
  }),
)
export type DayReport = t.TypeOf<typeof DayReport>
