import { authorizeSiteAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { StoredTransaction } from '../../commands/index.ts'
import type { Transaction } from '../../contract/index.ts'
import { fromRuleError, notFound } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { eq } from '../../store/index.ts'

/** Transactions of an answer, the newest. docs/decisions/095-purchase-history.md. */
const LISTED = 1000

/** docs/reference/api.md 2.2. */
export const purchaseHistory: PlayerHandler<'purchaseHistory', 'store'> =
  (app) =>
  async ({ player }) =>
    E.right({ data: await historyOf(app, player.id), user: player })

/** Refuses noPrivAccess, userWithIDNotFound. docs/reference/api.md 2.11. */
export const memberPurchaseHistory: PlayerHandler<'memberPurchaseHistory', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const allowed = authorizeSiteAction('readPurchaseHistory', player.body)
    if (E.isLeft(allowed)) return E.left(fromRuleError(allowed.left))
    const memberId = input.params.memberId.toLowerCase()
    const member = await app.store.get('users', memberId)
    if (member === undefined) return E.left(notFound('userWithIDNotFound', { userId: memberId }))
    return E.right({ data: await historyOf(app, memberId), user: player })
  }

const historyOf = async ({ store }: Pick<AppContext, 'store'>, userId: string): Promise<ReadonlyArray<Transaction>> => {
  const found = await store.find<StoredTransaction>('transactions', {
    where: eq('userId', userId),
    sort: [{ path: 'createdAt', order: 'descending' }],
    limit: LISTED,
  })
  return found.map(({ id, body }) => ({ _id: id, id, ...body, updatedAt: body.createdAt }))
}
