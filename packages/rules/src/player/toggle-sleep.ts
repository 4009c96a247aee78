import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'

/** Pauses damage, or ends the pause. Reports whether the player rests now. Reference, api 2.2. */
export const toggleSleep =
  () =>
  () =>
  (user: User): Answer<never, Outcome<User, boolean>> => {
    const sleep = !user.preferences.sleep
    return E.right({
      state: withPreferences(user, { sleep }),
      report: sleep,
      events: [{ type: 'SleepToggled', sleeping: sleep }],
    })
  }
