import * as E from 'fp-ts/lib/Either.js'
import { badRequest } from '../../core/api-error.ts'
import { removalOf } from './removal-of.ts'
import { updateAccount } from '../update-account.ts'
import { feedbackOf } from '../emails.ts'
import { type DeliveryDependencies, sendDeliveries } from '../../deliveries/index.ts'
import { verifyOwner } from '../verify-password.ts'
import type { PlayerHandler } from '../../core/handler.ts'

/** What those type who have no password. */
const PHRASE = { text: 'DELETE', key: 'incorrectDeletePhrase' } as const

const FEEDBACK_LENGTH = 10_000

/** Deletes the account and all that is of it. Refuses missingPassword, wrongPassword, incorrectDeletePhrase, tooManyLogins, feedbackTooLong, cannotDeleteActiveAccount, leaderCannotLeaveGroupWithActiveGroup. docs/reference/api.md 2.1. */
export const deleteUser: PlayerHandler<'deleteUser', 'passwordThrottles' | 'i18n' | keyof DeliveryDependencies> =
  (app) =>
  async ({ input, session, player, address }) => {
    const { password, feedback = '' } = input.body
    const { userId } = session
    if (password === undefined || password === '') return E.left(badRequest('missingPassword'))
    if (feedback.length > FEEDBACK_LENGTH) return E.left(badRequest('feedbackTooLong', { limit: FEEDBACK_LENGTH }))
    const changed = await updateAccount(app, userId, async (found) => {
      const refused = await verifyOwner(app, found.account, { password, address, phrase: PHRASE })
      if (refused !== undefined) return E.left(refused)
      const removal = await removalOf(app, found)
      if (E.isLeft(removal)) return removal
      const emails = feedback.trim() === '' ? [] : [feedbackOf(app, player.body, feedback)]
      return E.right({ otherWrites: [...removal.right, ...emails] })
    })
    if (E.isLeft(changed)) return changed
    sendDeliveries(app)
    return E.right({ data: {} })
  }
