import { isDue, withDueDates } from '../calendar/index.ts'
import { DAY, type GameEvent } from '../kernel/index.ts'
import { type ChecklistItem, type Daily, type User, withStats } from '../model/index.ts'
import { doneFraction } from '../scoring/index.ts'
import { missDaily } from './miss-daily.ts'
import type { Dawn, Tally } from './new-day.ts'

/** What is known after some of the dailies. */
export type Judged = { readonly user: User; readonly tally: Tally; readonly events: ReadonlyArray<GameEvent> }

type Verdict = Judged & { readonly daily: Daily }

/** Looks at one daily as it stood yesterday and makes it ready for today. Only yesterday counts. Reference, rules 3.5. */
export const judgeDaily = (dawn: Dawn, judged: Judged, daily: Daily): Verdict => {
  const dueYesterday = !daily.completed && isDue(daily, dawn.clock, dawn.world.now - DAY)
  const verdict = daily.completed ? checkedOff(judged, daily) : leftOpen(dawn, judged, daily, dueYesterday)
  return { ...verdict, daily: readyForToday(dawn, verdict.daily, daily.completed || dueYesterday) }
}

const checkedOff = ({ tally, ...judged }: Judged, daily: Daily): Verdict => ({
  ...judged,
  daily,
  tally: { ...tally, checked: tally.checked + 1, anyDue: tally.anyDue || daily.isDue },
})

const leftOpen = (dawn: Dawn, judged: Judged, daily: Daily, dueYesterday: boolean): Verdict => {
  const verdict = dueYesterday ? notDone(dawn, judged, daily) : { ...judged, daily }
  const { value } = verdict.daily
  const entry = { date: dawn.world.now, value, isDue: daily.isDue, completed: false }
  return { ...verdict, daily: { ...verdict.daily, history: [...daily.history, entry] } }
}

/** Stealth hides a daily altogether; a resting player loses nothing but the perfect day. */
const notDone = (dawn: Dawn, { user, tally, events }: Judged, daily: Daily): Verdict => {
  const { buffs } = user.stats
  if (buffs.stealth > 0) {
    const hidden = withStats(user, { buffs: { ...buffs, stealth: buffs.stealth - 1 } })
    return { user: hidden, daily, events, tally: { ...tally, anyDue: true } }
  }
  const done = doneFraction(daily)
  const spoiled = {
    perfect: false,
    anyDue: true,
    checked: tally.checked + done,
    unchecked: tally.unchecked + 1 - done,
  }
  if (user.preferences.sleep) return { user, daily, events, tally: spoiled }
  const missed = missDaily(dawn.world.catalogue, user, daily)
  return {
    user: missed.state.user,
    daily: missed.state.task,
    events: [...events, ...missed.events],
    tally: spoiled,
  }
}

const readyForToday = ({ clock, world }: Dawn, daily: Daily, fresh: boolean): Daily => {
  const checklist = fresh ? unticked(daily.checklist) : daily.checklist
  const changed = daily.completed || checklist !== daily.checklist
  return withDueDates(changed ? { ...daily, completed: false, checklist } : daily, clock, world.now)
}

const unticked = (checklist: ReadonlyArray<ChecklistItem>): ReadonlyArray<ChecklistItem> =>
  checklist.some(({ completed }) => completed) ? checklist.map((item) => ({ ...item, completed: false })) : checklist
