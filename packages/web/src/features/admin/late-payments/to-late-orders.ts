import type { PaymentOrder } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'

/** What a payment may have been for: `about`: what still has to be named, `count`: gems or months. */
export type LateOrder = {
  readonly key: string
  readonly text: 'gems' | 'gift' | 'block' | 'giftBlock' | 'groupPlan'
  readonly count: number
  readonly about?: 'to' | 'group'
  /** The order, once the receiver or the group is named. */
  readonly toOrder: (named: string) => PaymentOrder
}

const CENTS = 100
const CENTS_PER_GIFTED_GEM = 25

/** Everything for sale that costs exactly this amount in cents; plans of groups cost what their members are. docs/reference/api.md 6.1. */
export const toLateOrders = (catalogue: Catalogue, amount: number, renews: boolean): ReadonlyArray<LateOrder> => [
  ...packOrders(catalogue, amount),
  ...blockOrders(catalogue, amount),
  ...giftOrders(amount),
  ...(renews ? [PLAN] : []),
]

const PLAN: LateOrder = {
  key: 'plan',
  text: 'groupPlan',
  count: 1,
  about: 'group',
  toOrder: (group) => ({ type: 'groupPlan', group }),
}

const packOrders = ({ gemPacks }: Catalogue, amount: number): ReadonlyArray<LateOrder> =>
  Object.values(gemPacks)
    .filter(({ price }) => price === amount)
    .map(({ key, gems }) => ({ key, text: 'gems', count: gems, toOrder: () => ({ type: 'gems', pack: key }) }))

const blockOrders = ({ subscriptionBlocks }: Catalogue, amount: number): ReadonlyArray<LateOrder> =>
  Object.values(subscriptionBlocks)
    .filter(
      ({ target, canSubscribe, discount, price }) =>
        target === 'user' && canSubscribe && discount !== true && price * CENTS === amount,
    )
    .flatMap(
      ({ key, months }): ReadonlyArray<LateOrder> => [
        { key, text: 'block', count: months, toOrder: () => ({ type: 'subscription', block: key }) },
        {
          key: `gift ${key}`,
          text: 'giftBlock',
          count: months,
          about: 'to',
          toOrder: (to) => ({ type: 'giftSubscription', to, block: key }),
        },
      ],
    )

const giftOrders = (amount: number): ReadonlyArray<LateOrder> => {
  const gems = amount / CENTS_PER_GIFTED_GEM
  if (!Number.isInteger(gems) || gems < 1) return []
  return [
    { key: 'gift', text: 'gift', count: gems, about: 'to', toOrder: (to) => ({ type: 'giftGems', to, amount: gems }) },
  ]
}
