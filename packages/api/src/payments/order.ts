import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant, RuleError } from '@daykeep/rules/kernel'
import { blockForSale, gemPackNamed, groupPlanPrice } from '@daykeep/rules/money'
import * as E from 'fp-ts/lib/Either.js'
import { petForSale } from '@daykeep/rules/payments'
import type { PaymentOrder } from '../contract/index.ts'
import { CURRENCY, type Price } from '../payment-providers/index.ts'

/** Prices of blocks are in dollars, those of gem packs in cents. docs/reference/api.md 6.1. */
const CENTS = 100
const CENTS_PER_GIFTED_GEM = 25

/** The price of an order at an instant; `members`: of the group, for its plan. Refuses what is not for sale. */
export const priceOf = (
  catalogue: Catalogue,
  order: PaymentOrder,
  { now, members = 1, coupon }: { readonly now: Instant; readonly members?: number; readonly coupon?: string },
): E.Either<RuleError, Price> => {
  switch (order.type) {
    case 'gems':
      return E.map(({ price }: { readonly price: number }) => priced(price))(gemPackNamed(catalogue, order.pack, now))
    case 'giftGems':
      return E.right(priced(order.amount * CENTS_PER_GIFTED_GEM))
    case 'subscription':
    case 'giftSubscription': {
      const block = blockForSale(catalogue)({
        block: order.block,
        ...(coupon === undefined ? {} : { coupon: { event: coupon } }),
      })
      return E.map(({ price }: { readonly price: number }) => priced(price * CENTS))(block)
    }
    case 'item':
      return E.map(({ money }: { readonly money: { readonly cents: number } }) => priced(money.cents))(
        petForSale(catalogue, order.sku, now),
      )
    case 'groupPlan':
      return E.right(priced(groupPlanPrice(catalogue, members) * CENTS))
  }
}

const priced = (amount: number): Price => ({ amount: Math.round(amount), currency: CURRENCY })
