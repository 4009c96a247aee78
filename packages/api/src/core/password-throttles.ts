import { type ApiError, tooMany } from './api-error.ts'
import { createThrottle } from './throttle.ts'

/** Wrong passwords allowed in 15 minutes: for one account from one address, from one address, for one account. */
const FAILURE_LIMIT = { accountFromAddress: 10, address: 50, account: 100, seconds: 15 * 60 } as const

/** A password that is about to be tested: for which account, by whichever of its names, and from which address. */
export type PasswordAttempt = { readonly account: string; readonly address: string }

/** Counts of wrong passwords, the same for every call that tests one. One address alone cannot lock an account for others. */
export type PasswordThrottles = {
  /** Refuses tooManyLogins after too many wrong passwords. */
  readonly refusal: (attempt: PasswordAttempt) => ApiError | undefined
  readonly countWrong: (attempt: PasswordAttempt) => void
  readonly countRight: (attempt: PasswordAttempt) => void
}

export const createPasswordThrottles = (): PasswordThrottles => {
  const accountFromAddress = createThrottle(FAILURE_LIMIT.accountFromAddress, FAILURE_LIMIT.seconds)
  const ofAddress = createThrottle(FAILURE_LIMIT.address, FAILURE_LIMIT.seconds)
  const ofAccount = createThrottle(FAILURE_LIMIT.account, FAILURE_LIMIT.seconds)
  const countsOf = ({ account, address }: PasswordAttempt) =>
    [
      [accountFromAddress, `${address} ${account}`],
      [ofAddress, address],
      [ofAccount, account],
    ] as const
  return {
    refusal: (attempt) => {
      const wait = Math.max(...countsOf(attempt).map(([throttle, key]) => throttle.retryAfter(key) ?? 0))
      return wait > 0 ? tooMany('tooManyLogins', wait) : undefined
    },
    countWrong: (attempt) => {
      for (const [throttle, key] of countsOf(attempt)) throttle.hit(key)
    },
    countRight: ({ account, address }) => accountFromAddress.reset(`${address} ${account}`),
  }
}
