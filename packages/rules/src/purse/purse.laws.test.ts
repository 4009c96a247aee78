import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { aUser } from '../../test-kit/index.ts'
import { gemsFor, payGems } from './gems.ts'
import { goldFor, withoutGold } from './gold.ts'
import { hourglassesFor, hourglassesOf, payHourglasses } from './hourglasses.ts'

const amount = fc.integer({ min: 0, max: 1000 })

/** Just too little, just enough, and nothing for nothing. */
const EDGES: Array<[number, number]> = [
  [4, 5],
  [5, 5],
  [0, 0],
]

/** A price is either refused or leaves the difference, which is never below zero. */
const paysExactly = (pay: (funds: number, price: number) => number | undefined): void =>
  fc.assert(
    fc.property(amount, amount, (funds, price) => pay(funds, price) === (funds < price ? undefined : funds - price)),
    { examples: EDGES },
  )

describe('a price', () => {
  it('in gold is paid to the coin or refused, and gold never falls below zero', () =>
    paysExactly((gp, price) => {
      const user = aUser({ stats: { gp } })
      return E.isLeft(goldFor(user, price)) ? undefined : withoutGold(user, price).stats.gp
    }))

  it('in gems is paid to the gem or refused, and gems never fall below zero', () =>
    paysExactly((balance, price) => {
      const user = aUser({ balance })
      return E.isLeft(gemsFor(user, price)) ? undefined : payGems({ price, transaction: 'spend' })(user).state.balance
    }))

  it('in hourglasses is paid to the hourglass or refused, and they never fall below zero', () =>
    paysExactly((trinkets, price) => {
      const user = aUser({ purchased: { plan: { consecutive: { trinkets } } } })
      return E.isLeft(hourglassesFor(user, price)) ? undefined : hourglassesOf(payHourglasses(price, 'key')(user).state)
    }))
})
