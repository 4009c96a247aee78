import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toLateOrders } from './to-late-orders.ts'

const catalogue = loadCatalogue()
const orders = (amount: number, renews = false) =>
  toLateOrders(catalogue, amount, renews).map(({ toOrder, about }) => toOrder(about === undefined ? '' : 'ida'))

describe('what a late payment may have been for', () => {
  it('is what costs as much', () => {
    expect(orders(499)).toEqual([{ type: 'gems', pack: '21gems' }])
    expect(orders(1500, true)).toEqual([
      { type: 'subscription', block: 'basic_3mo' },
      { type: 'giftSubscription', to: 'ida', block: 'basic_3mo' },
      { type: 'giftGems', to: 'ida', amount: 60 },
      { type: 'groupPlan', group: 'ida' },
    ])
  })

  it('may be nothing that is for sale', () => expect(orders(1)).toEqual([]))
})
