import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aGear,
  outcomeOf,
  aQuest,
  aUser,
  bags,
  expectRefusal,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import { asKey, type QuestKey, type User } from '../../model/index.ts'
import { buyGems } from './buy-gems.ts'
import { purchase } from './purchase.ts'
import { purchaseWithHourglasses } from '../hourglasses/index.ts'
import { shopCommands } from '../commands.ts'

const owl = aQuest('owl', {
  category: 'pet',
  drop: { gp: 0, exp: 0, items: [{ type: 'eggs', key: 'Owl', count: 3 }] },
})

const base = aCatalogue()

const catalogue = aCatalogue({
  quests: { ...base.quests, [owl.key]: owl },
  animalShop: {
    pets: [asKey('Orca-Base')],
    mounts: [asKey('Aether-Invisible')],
    forGems: [{ key: asKey('Wolf-Base'), price: 60, window: { from: '2026-06-01', until: '2026-06-09' } }],
  },
})

const context = { catalogue, now: NOON, seed: {} }
const rich = (changes: Parameters<typeof aUser>[0] = {}): User => aUser({ balance: 20, ...changes })

describe('purchase', () => {
  it('sells ordinary eggs by the dozen, a quarter of the price in balance each', () => {
    const { state, events } = outcomeOf(purchase(context)({ type: 'eggs', key: 'Wolf', quantity: 12 })(rich()))
    expect(state.items.eggs).toEqual({ Wolf: 12 })
    expect(state.balance).toBe(11)
    expect(events).toContainEqual({
      type: 'CurrencySpent',
      currency: 'gems',
      transaction: 'spend',
      amount: 9,
      left: 11,
      reference: 'Wolf',
    })
  })

  it('sells the egg of a quest to a player who has done the quest', () => {
    expectRefusal(purchase(context)({ type: 'eggs', key: 'Owl' })(rich()), 'messageNotAvailable')
    const hero = rich({ achievements: { quests: { [asKey<QuestKey>('owl')]: 1 } } })
    expect(outcomeOf(purchase(context)({ type: 'eggs', key: 'Owl' })(hero)).state.items.eggs).toEqual({ Owl: 1 })
  })

  it('sells ears and tails for double, and keeps the rewards column tidy', () => {
    const pinned = rich({ pinnedItems: [{ type: 'gear', path: 'gear.flat.headAccessory_special_bearEars' }] })
    const { state } = outcomeOf(purchase(context)({ type: 'gear', key: 'headAccessory_special_bearEars' })(pinned))
    expect(state.balance).toBe(19)
    expect(state.pinnedItems).toEqual([])
  })

  it.each([
    ['no key is named', { type: 'eggs' }, rich(), 'missingKeyParam'],
    ['no type is named', { key: 'Wolf' }, rich(), 'typeRequired'],
    ['the type is not sold for gems', { type: 'mounts', key: 'Wolf-Base' }, rich(), 'notAccteptedType'],
    ['there is no such thing', { type: 'food', key: 'Soup' }, rich(), 'contentKeyNotFound'],
    ['a potion is not on sale', { type: 'hatchingPotions', key: 'Glow' }, rich(), 'messageNotAvailable'],
    ['food is out of season', { type: 'food', key: 'Pie_Base' }, rich(), 'messageNotAvailable'],
    ['the gems do not suffice', { type: 'food', key: 'Meat' }, rich({ balance: 0 }), 'notEnoughGems'],
    ['class gear is asked for', { type: 'gear', key: 'weapon_warrior_1' }, rich(), 'messageNotAvailable'],
    [
      'two of a piece are asked for',
      { type: 'gear', key: 'weapon_warrior_1', quantity: 2 },
      rich(),
      'messageNotAbleToBuyInBulk',
    ],
    ['there is no such pet', { type: 'pets', key: 'Dodo-Base' }, rich(), 'petNotFound'],
    ['the days of a pet are over', { type: 'pets', key: 'Wolf-Base' }, rich(), 'messageNotAvailable'],
    [
      'the pet is there',
      { type: 'pets', key: 'Wolf-Base' },
      rich({ items: bags({ pets: { 'Wolf-Base': 5 } }) }),
      'petsAlreadyOwned',
    ],
    [
      'the piece is owned',
      { type: 'gear', key: 'headAccessory_special_bearEars' },
      withGear('headAccessory_special_bearEars'),
      'alreadyHave',
    ],
    [
      'the piece is owned and not sold for gems either',
      { type: 'gear', key: 'weapon_warrior_1' },
      withGear('weapon_warrior_1'),
      'alreadyHave',
    ],
  ] as const)('refuses when %s', (_, params, user, key) =>
    expectRefusal(userFromInput(shopCommands.purchase, context)(params)(user), key),
  )

  it('has a pet for gems in its days', () => {
    const then = { ...context, now: Date.parse('2026-06-05T00:00:00Z') }
    const { state } = outcomeOf(purchase(then)({ type: 'pets', key: 'Wolf-Base' })(rich()))
    expect(state.items.pets).toEqual({ 'Wolf-Base': 5 })
    expect(state.balance).toBe(5)
  })
})

describe('gems for gold', () => {
  const subscriber = (gemsBought: number, gp = 1000) =>
    aUser({
      stats: { gp },
      purchased: { plan: { customerId: 'someone', gemsBought, consecutive: { gemCapExtra: 2 } } },
    })

  it('cost 20 gold each, up to 24 and what the plan adds', () => {
    const { state, events } = outcomeOf(buyGems({})({ quantity: 3 })(subscriber(23)))
    expect(state.stats.gp).toBe(940)
    expect(state.balance).toBe(0.75)
    expect(state.purchased.plan.gemsBought).toBe(26)
    expect(events).toEqual([
      { type: 'CurrencyGained', currency: 'gems', transaction: 'buy_gold', amount: 0.75, left: 0.75 },
    ])
  })

  it.each([
    ['the player has no plan', aUser({ stats: { gp: 1000 } }), 1, 'mustSubscribeToPurchaseGems'],
    ['the gold does not suffice', subscriber(26, 19), 1, 'messageNotEnoughGold'],
    ['the cap is reached', subscriber(26), 1, 'maxBuyGems'],
    ['the cap would be passed', subscriber(25), 2, 'reachedGoldToGemCapQuantity'],
    ['the quantity is none', subscriber(0), 'some', 'invalidQuantity'],
  ] as const)('are refused when %s', (_, user, quantity, key) =>
    expectRefusal(userFromInput(shopCommands.purchase)({ type: 'gems', key: 'gem', quantity })(user), key),
  )
})

describe('purchaseWithHourglasses', () => {
  const traveller = (trinkets: number, changes: Parameters<typeof aUser>[0] = {}) =>
    aUser({ purchased: { plan: { consecutive: { trinkets } } }, ...changes })

  it('brings a pet of the time travellers', () => {
    const { state, events } = outcomeOf(
      purchaseWithHourglasses(context)({ type: 'pets', key: 'Orca-Base' })(traveller(1)),
    )
    expect(state.items.pets).toEqual({ 'Orca-Base': 5 })
    expect(events.at(-1)).toMatchObject({ type: 'CurrencySpent', currency: 'hourglasses', amount: 1, left: 0 })
  })

  it.each([
    ['no key is named', { type: 'pets' }, traveller(1), 'missingKeyParam'],
    ['no type is named', { key: 'Orca-Base' }, traveller(1), 'missingTypeParam'],
    ['the type is not theirs', { type: 'food', key: 'Meat' }, traveller(1), 'typeNotAllowedHourglass'],
    ['the pet is not theirs', { type: 'pets', key: 'Wolf-Base' }, traveller(1), 'notAllowedHourglass'],
    ['the background is not theirs', { type: 'backgrounds', key: 'beach' }, traveller(1), 'notAllowedHourglass'],
    ['the quest is not theirs', { type: 'quests', key: 'owl' }, traveller(1), 'notAllowedHourglass'],
    [
      'the pet was raised',
      { type: 'pets', key: 'Orca-Base' },
      traveller(1, { items: bags({ pets: { 'Orca-Base': -1 } }) }),
      'petsAlreadyOwned',
    ],
    [
      'the mount is there',
      { type: 'mounts', key: 'Aether-Invisible' },
      traveller(1, { items: bags({ mounts: { 'Aether-Invisible': true } }) }),
      'mountsAlreadyOwned',
    ],
    ['none is left', { type: 'pets', key: 'Orca-Base' }, traveller(0), 'notEnoughHourglasses'],
  ] as const)('refuses when %s', (_, params, user, key) =>
    expectRefusal(userFromInput(shopCommands.purchaseWithHourglasses, context)(params)(user), key),
  )
})

function withGear(key: string): User {
  const { items } = aUser()
  const gear = { ...items.gear, owned: { [aGear(key).key]: true } }
  return { ...rich(), items: { ...items, gear } }
}
