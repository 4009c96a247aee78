import type { Store } from '../../store/index.ts'
import { type ApiError, tooMany } from '../api-error.ts'
import { createStoredThrottle } from './stored-throttle.ts'

type ThrottleDependencies = { readonly store: Pick<Store, 'get' | 'commit'>; readonly clock: () => number }

/** Wrong guesses allowed in a window: for one account from one address, from one address, for one account. */
type GuessLimit = {
  readonly name: string
  readonly accountFromAddress: number
  readonly address: number
  readonly account: number
  readonly seconds: number
  /** The refusal of one too many. */
  readonly key: string
}

/** One address alone cannot lock an account for others. */
const PASSWORDS: GuessLimit = {
  name: 'password',
  accountFromAddress: 10,
  address: 50,
  account: 100,
  seconds: 15 * 60,
  key: 'tooManyLogins',
}

/** Who guesses codes has the password already, and a code has but six digits. */
const CODES: GuessLimit = {
  name: 'code',
  accountFromAddress: 10,
  address: 50,
  account: 10,
  seconds: 60 * 60,
  key: 'tooManyCodes',
}

/** A guess that is about to be tested: for which account, by whichever of its names, and from which address. */
export type Guess = { readonly account: string; readonly address: string }

/** Counts of wrong guesses, the same for every call that tests one. */
export type GuessThrottles = {
  /**
   * Counts the guess as wrong before it is tested, so that guesses at the same time are not all allowed by one count.
   * Refuses tooManyLogins, tooManyCodes.
   */
  readonly begin: (guess: Guess) => Promise<ApiError | undefined>
  /** The guess proved right. */
  readonly countRight: (guess: Guess) => Promise<void>
}

export const createPasswordThrottles = (app: ThrottleDependencies): GuessThrottles =>
  createGuessThrottles(app, PASSWORDS)

export const createCodeThrottles = (app: ThrottleDependencies): GuessThrottles => createGuessThrottles(app, CODES)

const createGuessThrottles = (app: ThrottleDependencies, limit: GuessLimit): GuessThrottles => {
  const throttle = (of: 'accountFromAddress' | 'address' | 'account') =>
    createStoredThrottle(app, { name: `${limit.name}-${of}`, points: limit[of], seconds: limit.seconds })
  const accountFromAddress = throttle('accountFromAddress')
  const ofAddress = throttle('address')
  const ofAccount = throttle('account')
  const countsOf = ({ account, address }: Guess) =>
    [
      [accountFromAddress, `${address} ${account}`],
      [ofAddress, address],
      [ofAccount, account],
    ] as const
  return {
    begin: async (guess) => {
      const hits = await Promise.all(countsOf(guess).map(async ([of, key]) => of.hit(key)))
      const exceeded = hits.filter(({ isExceeded }) => isExceeded)
      if (exceeded.length === 0) return undefined
      await Promise.all(countsOf(guess).map(async ([of, key]) => of.giveBack(key)))
      return tooMany(limit.key, Math.ceil(Math.max(...exceeded.map(({ resetsIn }) => resetsIn)) / 1000))
    },
    countRight: async ({ account, address }) => {
      await Promise.all([
        accountFromAddress.reset(`${address} ${account}`),
        ofAddress.giveBack(address),
        ofAccount.giveBack(account),
      ])
    },
  }
}
