import { type ApiError, tooMany } from '../api-error.ts'
import { createThrottle } from './throttle.ts'

/** Wrong passwords allowed in 15 minutes: for one account from one address, from one address, for one account. */
const FAILURE_LIMIT = { accountFromAddress: 10, address: 50, account: 100, seconds: 15 * 60 } as const

/** A password that is about to be tested: for which account, by whichever of its names, and from which address. */
export type PasswordAttempt = { readonly account: string; readonly address: string }

/** Counts of wrong passwords, the same for every call that tests one. One address alone cannot lock an account for others. */
export type PasswordThrottles = {
  /**
   * Counts the attempt as wrong before the password is tested, so that attempts at the same time are not all allowed by
   * one count. Refuses tooManyLogins.
   */
  readonly begin: (attempt: PasswordAttempt) => Promise<ApiError | undefined>
  /** The password proved right. */
  readonly countRight: (attempt: PasswordAttempt) => Promise<void>
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
    begin: async (attempt) => {
      const hits = await Promise.all(countsOf(attempt).map(async ([throttle, key]) => throttle.hit(key)))
      const exceeded = hits.filter(({ isExceeded }) => isExceeded)
      if (exceeded.length === 0) return undefined
      await Promise.all(countsOf(attempt).map(async ([throttle, key]) => throttle.giveBack(key)))
      return tooMany('tooManyLogins', Math.ceil(Math.max(...exceeded.map(({ resetsIn }) => resetsIn)) / 1000))
    },
    countRight: async ({ account, address }) => {
      await accountFromAddress.reset(`${address} ${account}`)
      await Promise.all([ofAddress.giveBack(address), ofAccount.giveBack(account)])
    },
  }
}
