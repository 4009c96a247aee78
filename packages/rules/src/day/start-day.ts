import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf, daysMissed } from '../calendar/index.ts'
import { type Rule, reuseUnchanged, toIso, type RuleContext } from '../kernel/index.ts'
import {
  type DayReport,
  type Player,
  type QuestEffort,
  type Task,
  type User,
  withFlags,
  withPreferences,
} from '../model/index.ts'
import { ageTodos } from './age-todos.ts'
import { checkIn } from './check-in/index.ts'
import { compactHistories } from './histories/index.ts'
import { endBuffs } from './end-buffs.ts'
import { forgetOldTodos } from './forget-old-todos.ts'
import { submitQuestProgress } from './submit-quest-progress.ts'
import { judgeDailies } from './dailies/index.ts'
import { userStep, type DayContext, type DayState, type DayStep, tasksAfter } from './day-step.ts'
import { noteHistory } from './note-history.ts'
import { paySubscriber, renewGemCap, endSubscription } from './subscription/index.ts'
import { regainMana } from './regain-mana.ts'
import { toDayReport, withStepNoted } from './report/index.ts'
import { settleHabits } from './settle-habits.ts'
import { dropUnavailablePins } from './unavailable-pins.ts'

/** `timezoneOffset`: minutes to add to the player's local time, as sent by their client. */
export type StartDay = { readonly timezoneOffset?: number | undefined }

/** `effort` goes to the party's quest; undefined while the player rests. `day`: why figures moved, which the player keeps as well. */
export type NewDay = { readonly daysMissed: number; readonly effort?: QuestEffort; readonly day?: DayReport }

const rememberZone = userStep((_, user) =>
  withPreferences(user, { timezoneOffsetAtLastCron: user.preferences.timezoneOffset }),
)

const forgetDropCount = userStep((_, user) => {
  const { lastDrop } = user.items
  return lastDrop.count > 0 ? { ...user, items: { ...user.items, lastDrop: { ...lastDrop, count: 0 } } } : user
})

const countDay = userStep((_, user) => withFlags(user, { cronCount: user.flags.cronCount + 1 }))

/** The steps of a new day, in order. docs/reference/rules.md 3.4. */
const STEPS: ReadonlyArray<DayStep> = [
  forgetOldTodos,
  rememberZone,
  forgetDropCount,
  renewGemCap,
  paySubscriber,
  endSubscription,
  withStepNoted(checkIn, 'checkIn'),
  withStepNoted(ageTodos, 'level'),
  judgeDailies,
  settleHabits,
  noteHistory,
  compactHistories,
  endBuffs,
  withStepNoted(regainMana, 'mana'),
  submitQuestProgress,
  dropUnavailablePins,
  countDay,
]

/**
 * Starts a new day if one has begun since the last; an absence of any length counts as one day. Otherwise stores a
 * changed time zone only. docs/reference/rules.md 3.2 to 3.11.
 */
export const startDay: Rule<keyof RuleContext, StartDay, never, Player, NewDay> =
  (context) =>
  ({ timezoneOffset }) =>
  (player) => {
    const { days, user } = daysMissed(player.user, timezoneOffset, context.now)
    if (days <= 0) {
      const state = user === player.user ? player : { ...player, user }
      return E.right({ state, report: { daysMissed: 0 }, events: [] })
    }
    const dayContext = { ...context, clock: dayClockOf(user), daysMissed: days }
    const day = throughSteps(dayContext, user, Object.values<Task>(player.tasks))
    const { effort, events } = day
    const report = toDayReport(dayContext, player, day)
    // Quest progress added and submitted by the steps may leave `party` equal to the one before.
    const finalUser = { ...day.user, party: reuseUnchanged(user.party, day.user.party), dayReport: report }
    return E.right({
      state: { user: withDayStarted(finalUser, dayContext), tasks: tasksAfter(player.tasks, day) },
      report: { daysMissed: days, day: report, ...(effort === undefined ? {} : { effort }) },
      events: [{ type: 'DayStarted', daysMissed: days }, ...events],
    })
  }

const throughSteps = (context: DayContext, user: User, tasks: DayState['tasks']): DayState => {
  const tally = { perfect: true, anyDue: false, checked: 0, unchecked: 0 }
  return STEPS.reduce((day, step) => withStepNoted(step, 'other')(context)(day), {
    user,
    tasks,
    events: [],
    rows: [],
    tally,
  } as DayState)
}

const withDayStarted = (user: User, { now: instant }: DayContext): User => {
  const now = toIso(instant)
  const { timestamps } = user.auth
  const auth = timestamps.loggedin === now ? user.auth : { ...user.auth, timestamps: { ...timestamps, loggedin: now } }
  return { ...user, lastCron: now, auth }
}
