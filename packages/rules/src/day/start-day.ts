import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf, daysMissed } from '../calendar/index.ts'
import { type Rule, shared, toIso, type World } from '../kernel/index.ts'
import { type Player, type Task, type User, withFlags, withPreferences } from '../model/index.ts'
import { ageTodos } from './age-todos.ts'
import { checkIn } from './check-in.ts'
import { compactHistories } from './compact-histories.ts'
import { endBuffs } from './end-buffs.ts'
import { forgetOldTodos } from './forget-old-todos.ts'
import { handInEffort } from './hand-in-effort.ts'
import { judgeDailies } from './judge-dailies.ts'
import { forUser, type Dawn, type NewDay, type QuestEffort, type Step, tasksAfter } from './new-day.ts'
import { noteHistory } from './note-history.ts'
import { paySubscriber } from './pay-subscriber.ts'
import { regainMana } from './regain-mana.ts'
import { renewGemCap } from './renew-gem-cap.ts'
import { settleHabits } from './settle-habits.ts'
import { endSubscription } from './end-subscription.ts'
import { dropVanishedPins } from './vanished-pins.ts'

/** `timezoneOffset`: minutes to add to the player's local time, as their client tells. */
export type StartDay = { readonly timezoneOffset?: number | undefined }

/** `effort` goes to the party's quest; a resting player hands in none. */
export type DayReport = { readonly daysMissed: number; readonly effort?: QuestEffort }

const rememberZone = forUser((_, user) =>
  withPreferences(user, { timezoneOffsetAtLastCron: user.preferences.timezoneOffset }),
)

const forgetDropCount = forUser((_, user) => {
  const { lastDrop } = user.items
  return lastDrop.count > 0 ? { ...user, items: { ...user.items, lastDrop: { ...lastDrop, count: 0 } } } : user
})

const countDay = forUser((_, user) => withFlags(user, { cronCount: user.flags.cronCount + 1 }))

/** All that a new day does, in this order. Reference, rules 3.4. */
const STEPS: ReadonlyArray<Step> = [
  forgetOldTodos,
  rememberZone,
  forgetDropCount,
  renewGemCap,
  paySubscriber,
  endSubscription,
  checkIn,
  ageTodos,
  judgeDailies,
  settleHabits,
  noteHistory,
  compactHistories,
  endBuffs,
  regainMana,
  handInEffort,
  dropVanishedPins,
  countDay,
]

/**
 * Starts the player's new day if one has begun since the last: however long the absence, it counts as one day.
 * Otherwise only a changed time zone is kept. Reference, rules 3.2 to 3.11.
 */
export const startDay: Rule<keyof World, StartDay, never, Player, DayReport> =
  (world) =>
  ({ timezoneOffset }) =>
  (player) => {
    const { days, user } = daysMissed(player.user, timezoneOffset, world.now)
    if (days <= 0) {
      const state = user === player.user ? player : { ...player, user }
      return E.right({ state, report: { daysMissed: 0 }, events: [] })
    }
    const dawn = { world, clock: dayClockOf(user), daysMissed: days }
    const over = throughSteps(dawn, user, Object.values<Task>(player.tasks))
    const { effort, events } = over
    // What was prepared and handed in may leave the party as it began.
    const own = { ...over.user, party: shared(user.party, over.user.party) }
    return E.right({
      state: { user: lastDayNow(own, dawn), tasks: tasksAfter(player.tasks, over) },
      report: { daysMissed: days, ...(effort === undefined ? {} : { effort }) },
      events: [{ type: 'DayStarted', daysMissed: days }, ...events],
    })
  }

const throughSteps = (dawn: Dawn, user: User, tasks: NewDay['tasks']): NewDay => {
  const tally = { perfect: true, anyDue: false, checked: 0, unchecked: 0 }
  return STEPS.reduce((day, step) => step(dawn)(day), { user, tasks, events: [], tally } as NewDay)
}

const lastDayNow = (user: User, { world }: Dawn): User => {
  const now = toIso(world.now)
  const { timestamps } = user.auth
  const auth = timestamps.loggedin === now ? user.auth : { ...user.auth, timestamps: { ...timestamps, loggedin: now } }
  return { ...user, lastCron: now, auth }
}
