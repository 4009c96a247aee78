import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'

/** Pauses or resumes damage. Reports whether the player rests now. docs/reference/api.md 2.2. */
export const toggleSleep =
  () =>
  () =>
  (user: User): Result<never, Outcome<User, boolean>> => {
    const sleep = !user.preferences.sleep
    return E.right({
      state: withPreferences(user, { sleep }),
      report: sleep,
      events: [{ type: 'SleepToggled', sleeping: sleep }],
    })
  }
