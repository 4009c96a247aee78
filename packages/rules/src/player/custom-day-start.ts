import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, toIso, type RuleContext } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'

export type CustomDayStart = { readonly dayStart: number }

/**
 * The stored hour, 0 to 23; any other value, 24 included, becomes midnight.
 * docs/reference/rules.md 3.1; docs/decisions/017-day-start-and-time-zone.md.
 */
export const storedDayStart = (hour: number): number => (Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0)

/** Sets the hour of the day start. Counts as a new day, so that the change itself does not start one. docs/reference/rules.md 3.2. */
export const customDayStart =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ dayStart }: CustomDayStart) =>
  (user: User): Result<never, Outcome<User, undefined>> =>
    E.right({
      state: { ...withPreferences(user, { dayStart: storedDayStart(dayStart) }), lastCron: toIso(now) },
      report: undefined,
      events: [],
      message: { key: 'customDayStartHasChanged' },
    })
