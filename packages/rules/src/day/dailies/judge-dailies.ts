import type { Daily, DayRow } from '../../model/index.ts'
import { statMoves } from '../../stats/index.ts'
import { sortByOrder } from '../../tasks/index.ts'
import { isAssignedSince } from '../assigned-since.ts'
import { type DailiesState, judgeDaily } from './judge-daily.ts'
import { type DayStep, tasksOfType, withTasks } from '../day-step.ts'

/** Judges all dailies in the player's order, which decides what stealth hides. docs/reference/rules.md 3.5. */
export const judgeDailies: DayStep = (context) => (day) => {
  const dailies = tasksOfType(day.tasks, 'daily').filter((daily) => !isAssignedSince(day.user, daily))
  let state: DailiesState = { user: day.user, tally: day.tally, events: [] }
  const ready: Daily[] = []
  const rows: DayRow[] = []
  for (const daily of sortByOrder(dailies, day.user.tasksOrder)) {
    const { daily: after, ...rest } = judgeDaily(context, state, daily)
    const moves = statMoves(state.user.stats, rest.user.stats)
    if (moves !== undefined) rows.push({ cause: 'task', task: daily._id, ...moves })
    state = rest
    ready.push(after)
  }
  return withTasks(
    {
      ...day,
      user: state.user,
      tally: state.tally,
      events: [...day.events, ...state.events],
      rows: [...day.rows, ...rows],
    },
    ready,
  )
}
