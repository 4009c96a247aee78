import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGroup, outcomeOf, aPerson, expectRefusal, idOf } from '../../test-kit/index.ts'
import { fundPrize } from './fund-prize.ts'

const fund = (gems: number, own: number, bank: number, leads = true) =>
  fundPrize(
    { gems, challenge: 'challenge-1' },
    aPerson('ida', { balance: own }),
    aGroup('guild', { balance: bank, leader: idOf(leads ? 'ida' : 'other') }),
  )

describe('fundPrize (rules 11.5)', () => {
  it.each([
    ['the bank alone', 8, 5, 3, 5, 1],
    ['the bank as far as it goes, then the maker', 20, 5, 3, 3, 0],
    ['the maker alone', 8, 5, 0, 3, 0],
    ['all there is', 32, 5, 3, 0, 0],
    ['nothing for no prize', 0, 5, 3, 5, 3],
  ])('takes it from %s', (_, gems, own, bank, ownLeft, bankLeft) => {
    const { user, group } = outcomeOf(fund(gems, own, bank))
    expect([user.balance, group.balance]).toEqual([ownLeft, bankLeft])
  })

  it('leaves the bank alone unless its leader makes the challenge', () => {
    const { user, group } = outcomeOf(fund(8, 5, 3, false))
    expect([user.balance, group.balance]).toEqual([3, 3])
    expectRefusal(fund(21, 5, 3, false), 'cantAfford')
  })

  it('refuses what both together can’t pay', () => expectRefusal(fund(33, 5, 3), 'cantAfford'))

  it('never makes gems or loses them', () => {
    const law = fc.property(fc.nat(60), fc.nat(40), fc.nat(40), fc.boolean(), (gems, own, bank, leads) => {
      const result = fund(gems, own / 4, bank / 4, leads)
      if (result._tag === 'Left') return gems > own + (leads ? bank : 0)
      const { user, group, events } = result.right
      const paid = events.reduce((sum, event) => sum + (event.type === 'CurrencySpent' ? event.amount : 0), 0)
      return (
        user.balance >= 0 &&
        group.balance >= 0 &&
        paid === gems / 4 &&
        user.balance + group.balance + paid === (own + bank) / 4
      )
    })
    fc.assert(law, {
      examples: [
        [0, 0, 0, true],
        [4, 0, 4, true],
        [4, 4, 0, true],
        [5, 4, 0, true],
      ],
    })
  })
})
