import { isDue, withDueDates } from '../calendar/index.ts'
import { DAY, type GameEvent } from '../kernel/index.ts'
import { type ChecklistItem, type Daily, type User, withStats } from '../model/index.ts'
import { doneFraction } from '../scoring/index.ts'
import { isResting } from './is-resting.ts'
import { missDaily } from './miss-daily.ts'
import type { DayContext, Tally } from './day-step.ts'

/** The player and the tally after the dailies judged so far. */
export type DailiesState = { readonly user: User; readonly tally: Tally; readonly events: ReadonlyArray<GameEvent> }

type DailyResult = DailiesState & { readonly daily: Daily }

/** Judges one daily by yesterday alone, however many days were missed, and resets it for today. docs/reference/rules.md 3.5. */
export const judgeDaily = (context: DayContext, state: DailiesState, daily: Daily): DailyResult => {
  const dueYesterday = !daily.completed && isDue(daily, context.clock, context.now - DAY)
  const result = daily.completed ? checkedOff(state, daily) : leftOpen(context, state, daily, dueYesterday)
  return { ...result, daily: readyForToday(context, result.daily, daily.completed || dueYesterday) }
}

const checkedOff = ({ tally, ...state }: DailiesState, daily: Daily): DailyResult => ({
  ...state,
  daily,
  tally: { ...tally, checked: tally.checked + 1, anyDue: tally.anyDue || daily.isDue },
})

const leftOpen = (context: DayContext, state: DailiesState, daily: Daily, dueYesterday: boolean): DailyResult => {
  const result = dueYesterday ? notDone(context, state, daily) : { ...state, daily }
  const { value } = result.daily
  const entry = { date: context.now, value, isDue: daily.isDue, completed: false }
  return { ...result, daily: { ...result.daily, history: [...daily.history, entry] } }
}

/** Stealth hides a daily entirely; a resting player takes no damage but loses the perfect day. */
const notDone = (context: DayContext, { user, tally, events }: DailiesState, daily: Daily): DailyResult => {
  const { buffs } = user.stats
  if (buffs.stealth > 0) {
    const hidden = withStats(user, { buffs: { ...buffs, stealth: buffs.stealth - 1 } })
    return { user: hidden, daily, events, tally: { ...tally, anyDue: true } }
  }
  const done = doneFraction(daily)
  const imperfect = {
    perfect: false,
    anyDue: true,
    checked: tally.checked + done,
    unchecked: tally.unchecked + 1 - done,
  }
  if (isResting(context, user)) return { user, daily, events, tally: imperfect }
  const missed = missDaily(context.catalogue, user, daily)
  return {
    user: missed.state.user,
    daily: missed.state.task,
    events: [...events, ...missed.events],
    tally: imperfect,
  }
}

const readyForToday = ({ clock, now }: DayContext, daily: Daily, fresh: boolean): Daily => {
  const checklist = fresh ? unticked(daily.checklist) : daily.checklist
  const changed = daily.completed || checklist !== daily.checklist
  return withDueDates(changed ? { ...daily, completed: false, checklist } : daily, clock, now)
}

const unticked = (checklist: ReadonlyArray<ChecklistItem>): ReadonlyArray<ChecklistItem> =>
  checklist.some(({ completed }) => completed) ? checklist.map((item) => ({ ...item, completed: false })) : checklist
