import * as E from 'fp-ts/lib/Either.js'
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiError, timedOut } from '../core/api-error.ts'

/** How often a command is executed anew when another process was faster. */
const MAX_ATTEMPTS = 60

/** Attempts a command until it meets no conflict. Refuses playerBusy after `MAX_ATTEMPTS`. */
export const retryConflicts = async <A>(
  attempt: () => Promise<E.Either<ApiError | 'conflict', A>>,
): Promise<E.Either<ApiError, A>> => {
  for (let number = 0; number < MAX_ATTEMPTS; number += 1) {
    const result = await attempt()
    if (E.isRight(result)) return result
    if (result.left !== 'conflict') return E.left(result.left)
    await wait(Math.random() * Math.min(50, 2 * number))
  }
  return E.left(timedOut('playerBusy'))
}
