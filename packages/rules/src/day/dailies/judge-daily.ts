import { isMissed, isSkippedOn, userDay, withDueDates } from '../../calendar/index.ts'
import { DAY, type GameEvent } from '../../kernel/index.ts'
import { type ChecklistItem, type Daily, type User, withStats } from '../../model/index.ts'
import { doneFraction } from '../../scoring/index.ts'
import { isResting } from '../is-resting.ts'
import { missDaily } from './miss-daily.ts'
import type { DayContext, Tally } from '../day-step.ts'

/** The player and the tally after the dailies judged so far. */
export type DailiesState = { readonly user: User; readonly tally: Tally; readonly events: ReadonlyArray<GameEvent> }

type DailyResult = DailiesState & { readonly daily: Daily }

/** Judges one daily by yesterday alone, however many days were missed, and resets it for today. docs/reference/rules.md 3.5. */
export const judgeDaily = (context: DayContext, state: DailiesState, daily: Daily): DailyResult => {
  const dueYesterday = !daily.completed && isMissed(daily, context.clock, context.now - DAY)
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
  // What can wait for another day of its week or month was not missed.
  const due = daily.recurrence === undefined ? daily.isDue : dueYesterday
  const entry = { date: context.now, value, isDue: due, completed: false }
  return { ...result, daily: { ...result.daily, history: [...daily.history, entry] } }
}

/** Stealth hides a daily entirely; a resting player, and one who skips it, takes no damage but loses the perfect day. */
const notDone = (context: DayContext, { user, tally, events }: DailiesState, daily: Daily): DailyResult => {
  const { buffs } = user.stats
  const skipped = isSkippedOn(daily, userDay(context.clock, context.now) - 1)
  if (buffs.stealth > 0 && !skipped) {
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
  const missed = missDaily(context.catalogue, user, daily, skipped)
  return {
    user: missed.state.user,
    daily: missed.state.task,
    events: [...events, ...missed.events],
    tally: imperfect,
  }
}

const readyForToday = ({ clock, now }: DayContext, before: Daily, isNew: boolean): Daily => {
  const daily = withoutSkip(before)
  const checklist = isNew ? unticked(daily.checklist) : daily.checklist
  const changed = daily.completed || checklist !== daily.checklist
  return withDueDates(changed ? { ...daily, completed: false, checklist } : daily, clock, now)
}

/** It was skipped for one day. */
const withoutSkip = (daily: Daily): Daily => {
  if (daily.skippedOn === undefined) return daily
  const { skippedOn: _past, ...again } = daily
  return again
}

const unticked = (checklist: ReadonlyArray<ChecklistItem>): ReadonlyArray<ChecklistItem> =>
  checklist.some(({ completed }) => completed) ? checklist.map((item) => ({ ...item, completed: false })) : checklist
