import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, toIso, type World } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'

export type CustomDayStart = { readonly dayStart: number }

/** The hour as it is stored: 0 to 23; anything else, 24 too, is midnight. Reference, rules 3.1 and 15 number 1. */
export const storedDayStart = (hour: number): number => (Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0)

/** Moves the hour at which the day starts; counts as a new day, so that the move itself brings none. Reference, rules 3.2. */
export const customDayStart =
  ({ now }: Pick<World, 'now'>) =>
  ({ dayStart }: CustomDayStart) =>
  (user: User): Answer<never, Outcome<User, undefined>> =>
    E.right({
      state: { ...withPreferences(user, { dayStart: storedDayStart(dayStart) }), lastCron: toIso(now) },
      report: undefined,
      events: [],
      message: { key: 'customDayStartHasChanged' },
    })
