import type { Daily } from '../model/index.ts'
import { inOrder } from '../tasks/index.ts'
import { isAssignedSince } from './assigned-since.ts'
import { type Judged, judgeDaily } from './judge-daily.ts'
import { type Step, tasksOfType, withTasks } from './new-day.ts'

/** All dailies in the player's order, which matters to stealth. Reference, rules 3.5. */
export const judgeDailies: Step = (dawn) => (day) => {
  const dailies = tasksOfType(day.tasks, 'daily').filter((daily) => !isAssignedSince(day.user, daily))
  let judged: Judged = { user: day.user, tally: day.tally, events: [] }
  const ready: Daily[] = []
  for (const daily of inOrder(dailies, day.user.tasksOrder)) {
    const { daily: after, ...rest } = judgeDaily(dawn, judged, daily)
    judged = rest
    ready.push(after)
  }
  return withTasks({ ...day, user: judged.user, tally: judged.tally, events: [...day.events, ...judged.events] }, ready)
}
