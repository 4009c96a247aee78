import * as E from 'fp-ts/lib/Either.js'
import { isCharged } from '@daykeep/rules/money'
import { badRequest, notAuthorized } from '../core/api-error.ts'
import { departureOf } from './departure-of.ts'
import { updateAccount } from './update-account.ts'
import { feedbackOf } from './emails.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { verifyOwner } from './verify-password.ts'
import type { AppContext } from '../core/app-context.ts'
import { type CollectionName, eq, type Write } from '../store/index.ts'
import type { PlayerHandler } from '../core/handler.ts'

/** What those type who have no password. */
const PHRASE = { text: 'DELETE', key: 'incorrectDeletePhrase' } as const

const FEEDBACK_LENGTH = 10_000

/** Deletes the account and all that is of it. Refuses missingPassword, wrongPassword, incorrectDeletePhrase, tooManyLogins, feedbackTooLong, cannotDeleteActiveAccount, leaderCannotLeaveGroupWithActiveGroup. docs/reference/api.md 2.1. */
export const deleteUser: PlayerHandler<'deleteUser', 'passwordThrottles' | keyof DeliveryDependencies> =
  (app) =>
  async ({ input, session, player, address }) => {
    const { password, feedback = '' } = input.body
    const { userId } = session
    if (password === undefined || password === '') return E.left(badRequest('missingPassword'))
    if (feedback.length > FEEDBACK_LENGTH) return E.left(badRequest('feedbackTooLong', { limit: FEEDBACK_LENGTH }))
    const changed = await updateAccount(app, userId, async ({ account, user }) => {
      const refused = await verifyOwner(app, account, { password, address, phrase: PHRASE })
      if (refused !== undefined) return E.left(refused)
      if (isCharged(user.body)) return E.left(notAuthorized('cannotDeleteActiveAccount'))
      const departure = await departureOf(app, user)
      if (E.isLeft(departure)) return departure
      const otherWrites = [
        ...departure.right,
        toRemoval('accounts', account),
        toRemoval('users', user),
        ...(await toRemovals(
          app,
          ['tokens', 'identities', 'calendarFeeds', 'tasks', 'journal', 'webhookTries'],
          userId,
        )),
        ...(feedback.trim() === '' ? [] : [feedbackOf(app, player.body, feedback)]),
      ]
      return E.right({ otherWrites })
    })
    if (E.isLeft(changed)) return changed
    sendDeliveries(app)
    return E.right({ data: {} })
  }

const toRemoval = (
  collection: CollectionName,
  { id, version }: { readonly id: string; readonly version: number },
): Write => ({
  type: 'remove',
  collection,
  id,
  version,
})

const toRemovals = async (app: Pick<AppContext, 'store'>, collections: readonly CollectionName[], userId: string) => {
  const found = await Promise.all(
    collections.map(async (collection) => {
      const documents = await app.store.find(collection, { where: eq('userId', userId) })
      return documents.map((document) => toRemoval(collection, document))
    }),
  )
  return found.flat()
}
