import { isCharged } from '@daykeep/rules/money'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import { type CollectionName, eq, type Write } from '../../store/index.ts'
import { type DepartureDependencies, departureOf } from './departure-of.ts'
import type { PlayerAccount } from '../update-account.ts'

/** Collections whose documents name their owner. */
const OWNED: readonly CollectionName[] = [
  'tokens',
  'identities',
  'passkeys',
  'calendarFeeds',
  'pushSubscriptions',
  'reminderLooks',
  'tasks',
  'journal',
  'dayReports',
  'webhookTries',
]

/**
 * The writes that remove an account and all that is of it. Refuses cannotDeleteActiveAccount,
 * leaderCannotLeaveGroupWithActiveGroup. docs/decisions/100-what-a-deleted-player-leaves.md
 */
export const removalOf = async (
  app: DepartureDependencies,
  { account, user }: PlayerAccount,
): Promise<E.Either<ApiError, readonly Write[]>> => {
  if (isCharged(user.body)) return E.left(notAuthorized('cannotDeleteActiveAccount'))
  const departure = await departureOf(app, user)
  if (E.isLeft(departure)) return departure
  return E.right([
    ...departure.right,
    toRemoval('accounts', account),
    toRemoval('users', user),
    ...(await toRemovals(app, OWNED, user.id)),
  ])
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
