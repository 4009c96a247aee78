import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { outcomeOf, aUser, bags, type DeepPartial, expectRefusal } from '../../../test-kit/index.ts'
import type { GemPet } from '../../catalogue/index.ts'
import { asKey, type User } from '../../model/index.ts'
import { buyGemPet } from './buy-gem-pet.ts'

const pet: GemPet = {
  key: asKey('Gryphatrice-Jubilant'),
  price: 60,
  window: { from: '2023-01-30T08:00:00.000Z', until: '2023-02-08T23:59:59.999Z' },
}
const FROM = Date.parse(pet.window.from)
const UNTIL = Date.parse(pet.window.until)

const buy = (owns: DeepPartial<User> = {}, now = FROM) => buyGemPet({ now })({ pet })(aUser({ balance: 15, ...owns }))

describe('a pet for gems (rules 7.7)', () => {
  it('costs sixty of them, and comes at five points', () => {
    const { state, events } = outcomeOf(buy())
    expect(state.balance).toBe(0)
    expect(state.items.pets).toEqual({ [pet.key]: 5 })
    expect(events).toEqual([
      { type: 'ItemBought', itemType: 'pets', key: pet.key, quantity: 1 },
      { type: 'CurrencySpent', currency: 'gems', amount: 15, left: 0, transaction: 'spend', reference: pet.key },
    ])
  })

  it.each([
    ['before its days', FROM - 1, false],
    ['as they begin', FROM, true],
    ['as they end', UNTIL, true],
    ['after them', UNTIL + 1, false],
  ])('is sold %s: %s', (_, now, sold) => {
    if (sold) expect(E.isRight(buy({}, now))).toBe(true)
    else expectRefusal(buy({}, now), 'messageNotAvailable')
  })

  it('is refused to a player who owns it, as a bad request, and to one who cannot pay', () => {
    const owner = { items: bags({ pets: { [pet.key]: 5 } }) }
    expect(buy(owner)).toMatchObject({ left: { key: 'petsAlreadyOwned', kind: 'badRequest' } })
    expectRefusal(buy({ balance: 14.75 }), 'notEnoughGems')
  })
})
