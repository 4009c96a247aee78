import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized, tooMany } from '../http/api-error.ts'
import type { Shell } from '../shell.ts'
import type { Document } from '../store/index.ts'
import { type AccountBody, accountNamed, lower } from './accounts.ts'
import { hashInVain, hashPassword, isPassword, isWeaker } from './passwords.ts'
import { type Throttle, throttleOf } from './throttle.ts'

/** Wrong passwords allowed in a quarter of an hour: from one address for one account, from one address, for one account. */
const WRONG = { here: 10, address: 50, account: 100, seconds: 15 * 60 } as const

/** Where wrong passwords are counted. Nobody can lock an account from one address for the others. */
export type LoginThrottles = { readonly here: Throttle; readonly address: Throttle; readonly account: Throttle }

export const loginThrottles = (): LoginThrottles => ({
  here: throttleOf(WRONG.here, WRONG.seconds),
  address: throttleOf(WRONG.address, WRONG.seconds),
  account: throttleOf(WRONG.account, WRONG.seconds),
})

export type Attempt = { readonly name: string; readonly password: string; readonly address: string }

/**
 * The account whose password this is. Takes as long for a name that nobody has.
 * Refuses invalidLoginCredentialsLong, and tooManyLogins after too many wrong ones.
 */
export const provenAccount = async (
  shell: Shell,
  throttles: LoginThrottles,
  { name, password, address }: Attempt,
): Promise<E.Either<ApiError, Document<AccountBody>>> => {
  const counts = [
    [throttles.here, `${address} ${lower(name)}`],
    [throttles.address, address],
    [throttles.account, lower(name)],
  ] as const
  const waits = await Promise.all(counts.map(([throttle, key]) => throttle.waitFor(key)))
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (wait > 0) return E.left(tooMany('tooManyLogins', wait))
  const account = await accountNamed(shell.store, name)
  const isRight = await (account === undefined
    ? hashInVain(shell.hashing, password)
    : isPassword(password, account.body.passwordHash))
  if (account === undefined || !isRight) {
    await Promise.all(counts.map(([throttle, key]) => throttle.count(key)))
    return E.left(notAuthorized('invalidLoginCredentialsLong'))
  }
  await throttles.here.forget(counts[0][1])
  strengthen(shell, account, password)
  return E.right(account)
}

/** Hashes made at lower cost are made anew while the password is at hand. */
const strengthen = (shell: Shell, { id, version, body }: Document<AccountBody>, password: string): void => {
  if (!isWeaker(shell.hashing, body.passwordHash)) return
  shell.background.run('make a password hash stronger', async () => {
    const passwordHash = await hashPassword(shell.hashing, password)
    return shell.store.commit([
      { type: 'replace', collection: 'accounts', id, version, body: { ...body, passwordHash } },
    ])
  })
}
