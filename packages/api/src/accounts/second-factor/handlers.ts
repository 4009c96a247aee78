import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notAuthorized } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import type { AccountBody } from '../account.ts'
import { loadAccount, updateAccount } from '../update-account.ts'
import { confirmOwner } from './confirm-owner.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, stepOf, totpUri } from './totp.ts'
import { type CodeDependencies, verifySecondFactor } from './verify-second-factor.ts'

/** Milliseconds that somebody has to set up their app. */
const LIFETIME = 15 * 60 * 1000

export const secondFactor: PlayerHandler<'secondFactor', 'store'> =
  (app) =>
  async ({ session }) => {
    const loaded = await loadAccount(app, session.userId)
    if (E.isLeft(loaded)) return loaded
    const { totp } = loaded.right.account.body
    const data = { isOn: totp !== undefined, recoveryCodes: totp?.recovery.length ?? 0 }
    return E.right({ data, user: loaded.right.user })
  }

/** Makes a secret that counts once a code confirms it. Refuses secondFactorIsOn, and what `confirmOwner` does. */
export const beginSecondFactor: PlayerHandler<'beginSecondFactor', 'store' | 'clock' | 'passwordThrottles' | 'vault'> =
  (app) =>
  async ({ input, session, address }) => {
    const secret = newSecret()
    const changed = await updateAccount(app, session.userId, async ({ account }) => {
      if (account.body.totp !== undefined) return E.left(badRequest('secondFactorIsOn'))
      const refused = await confirmOwner(app, account, { password: input.body.password, address, session })
      if (refused !== undefined) return E.left(refused)
      return E.right({
        account: {
          ...account.body,
          newTotp: { secret: app.vault.seal(secret, session.userId), expiresAt: app.clock() + LIFETIME },
        },
      })
    })
    if (E.isLeft(changed)) return changed
    const { account, user } = changed.right
    return E.right({ data: { secret, uri: totpUri(secret, account.body.username) }, user })
  }

/** Turns the second factor on and tells the recovery codes, this once. Refuses signInExpired, wrongSecondFactor, tooManyCodes. */
export const confirmSecondFactor: PlayerHandler<'confirmSecondFactor', 'store' | 'clock' | 'codeThrottles' | 'vault'> =
  (app) =>
  async ({ input, session, address }) => {
    const recoveryCodes = newRecoveryCodes()
    const guess = { account: session.userId, address }
    const changed = await updateAccount(app, session.userId, async ({ account }) => {
      const { newTotp, ...body } = account.body
      if (newTotp === undefined || newTotp.expiresAt <= app.clock()) return E.left(badRequest('signInExpired'))
      const refused = await app.codeThrottles.begin(guess)
      if (refused !== undefined) return E.left(refused)
      const secret = app.vault.open(newTotp.secret, session.userId)
      const lastStep = secret === undefined ? undefined : stepOf(secret, input.body.code, app.clock())
      if (lastStep === undefined) return E.left(notAuthorized('wrongSecondFactor'))
      await app.codeThrottles.countRight(guess)
      return E.right({ account: withTotp(body, newTotp.secret, lastStep, recoveryCodes) })
    })
    return E.isLeft(changed) ? changed : E.right({ data: { recoveryCodes }, user: changed.right.user })
  }

const withTotp = (
  body: AccountBody,
  secret: string,
  lastStep: number,
  recoveryCodes: readonly string[],
): AccountBody => ({ ...body, totp: { secret, lastStep, recovery: recoveryCodes.map(hashRecoveryCode) } })

/** New recovery codes in place of those that are left. Refuses secondFactorIsOff, and what `verifySecondFactor` does. */
export const renewRecoveryCodes: PlayerHandler<'renewRecoveryCodes', 'store' | keyof CodeDependencies> =
  (app) =>
  async ({ input, session, address }) => {
    const recoveryCodes = newRecoveryCodes()
    const changed = await updateAccount(app, session.userId, async ({ account }) => {
      const verified = await verifySecondFactor(app, account, { code: input.body.code, address })
      if (E.isLeft(verified)) return verified
      const { totp } = verified.right
      if (totp === undefined) return E.left(badRequest('secondFactorIsOff'))
      return E.right({ account: withTotp(verified.right, totp.secret, totp.lastStep, recoveryCodes) })
    })
    return E.isLeft(changed) ? changed : E.right({ data: { recoveryCodes }, user: changed.right.user })
  }

/** Turns the second factor off, by a code of it. Refuses secondFactorIsOff, and what `verifySecondFactor` does. */
export const removeSecondFactor: PlayerHandler<'removeSecondFactor', 'store' | keyof CodeDependencies> =
  (app) =>
  async ({ input, session, address }) => {
    const changed = await updateAccount(app, session.userId, async ({ account }) => {
      if (account.body.totp === undefined) return E.left(badRequest('secondFactorIsOff'))
      const verified = await verifySecondFactor(app, account, { code: input.body.code, address })
      if (E.isLeft(verified)) return verified
      const { totp: _off, ...body } = verified.right
      return E.right({ account: body })
    })
    return E.isLeft(changed) ? changed : E.right({ data: {}, user: changed.right.user })
  }
