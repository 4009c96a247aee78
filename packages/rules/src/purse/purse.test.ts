import { describe, expect, it } from 'vitest'
import { aUser, expectRefusal } from '../../test-kit/index.ts'
import { GEMS_PER_BALANCE, gemsFor, payGems } from './gems.ts'
import { hourglassesFor, hourglassesOf, payHourglasses } from './hourglasses.ts'

describe('gems', () => {
  it('are four to a unit of balance (application 9)', () => expect(GEMS_PER_BALANCE).toBe(4))

  it('suffice when there are just as many as the price', () => {
    expect(gemsFor(aUser({ balance: 1 }), 1)).toMatchObject({ right: 1 })
    expectRefusal(gemsFor(aUser({ balance: 0.75 }), 1), 'notEnoughGems')
  })

  it('are paid, and the event names what is left', () => {
    const { state, events } = payGems({ price: 0.5, transaction: 'spend', reference: 'Wolf' })(aUser({ balance: 2 }))
    expect(state.balance).toBe(1.5)
    expect(events).toEqual([
      { type: 'CurrencySpent', currency: 'gems', transaction: 'spend', amount: 0.5, left: 1.5, reference: 'Wolf' },
    ])
  })

  it('are not spent on an item that costs nothing', () => {
    const user = aUser({ balance: 2 })
    expect(payGems({ price: 0, transaction: 'spend' })(user)).toMatchObject({ state: user, events: [] })
  })
})

describe('hourglasses', () => {
  const owner = aUser({ purchased: { plan: { consecutive: { trinkets: 3 } } } })

  it('suffice when there are just as many as the price', () => {
    expect(hourglassesFor(owner, 3)).toMatchObject({ right: 3 })
    expectRefusal(hourglassesFor(owner, 4), 'notEnoughHourglasses')
  })

  it('are paid, and the event names what is left', () => {
    const { state, events } = payHourglasses(2, 'Orca-Base')(owner)
    expect(hourglassesOf(state)).toBe(1)
    expect(events).toMatchObject([{ currency: 'hourglasses', amount: 2, left: 1, reference: 'Orca-Base' }])
  })
})
