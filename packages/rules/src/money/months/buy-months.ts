import * as E from 'fp-ts/lib/Either.js'
import type { Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { blockForSale, type BlockRefusals, type Order } from '../block-for-sale.ts'
import { receiveSubscription } from '../receive-subscription.ts'

/** Buys a subscription that does not renew, for the player's own account. docs/reference/rules.md 14.5. */
export const buyMonths: Rule<'catalogue' | 'now', Order, BlockRefusals, User, undefined> =
  ({ catalogue, now }) =>
  (order) =>
  (user) => {
    const block = blockForSale(catalogue)(order)
    return E.isLeft(block) ? block : E.right(receiveSubscription(catalogue, now)(block.right)(user))
  }
