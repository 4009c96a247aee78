import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asKey, type GearKey, type User } from '../../model/index.ts'
import {
  aCatalogue,
  outcomeOf,
  aUser,
  type DeepPartial,
  expectRefusal,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import { buyGear } from './buy-gear.ts'
import { shopCommands } from '../commands.ts'

const context = { catalogue: aCatalogue(), now: NOON }

const owning = (owned: Readonly<Record<string, boolean>>, changes: DeepPartial<User> = {}): User =>
  aUser({ stats: { gp: 500 }, achievements: { purchasedEquipment: true }, items: { gear: { owned } }, ...changes })

const rich = owning({})
const buy = (key: string, user: User) => outcomeOf(buyGear(context)({ key })(user))

describe('buyGear', () => {
  it('takes the gold, owns the piece and puts it on', () => {
    const { state, events, message } = buy('weapon_warrior_0', rich)
    expect(state.items.gear.owned).toMatchObject({ weapon_warrior_0: true })
    expect([state.stats.gp, state.items.gear.equipped.weapon]).toEqual([499, 'weapon_warrior_0'])
    expect(events.map(({ type }) => type)).toEqual(['GearEquipped', 'GearBought'])
    expect(message).toEqual({ key: 'messageBought', params: { item: 'gear.weapon_warrior_0' } })
  })

  it('leaves it in the bag when the player does not want it put on', () => {
    const { state } = buy('weapon_warrior_0', { ...rich, preferences: { ...rich.preferences, autoEquip: false } })
    expect(state.items.gear.equipped).toBe(rich.items.gear.equipped)
  })

  it('says so when a weapon for two hands puts the shield away', () => {
    const equipped = { shield: asKey<GearKey>('shield_warrior_1') }
    const wizard = owning({}, { stats: { gp: 5, class: 'wizard' }, items: { gear: { equipped } } })
    const { state, message } = buy('weapon_wizard_0', wizard)
    expect(state.items.gear.equipped).toMatchObject({ weapon: 'weapon_wizard_0', shield: 'shield_base_0' })
    expect(message?.key).toBe('messageTwoHandedEquip')
  })

  it('takes the first step, once, and pays the reward of the last one before it charges', () => {
    const beginner = aUser({
      stats: { gp: 1 },
      achievements: { createdTask: true, completedTask: true, hatchedPet: true, fedPet: true },
    })
    const { state, events } = buy('weapon_warrior_0', beginner)
    expect([state.achievements.purchasedEquipment, state.stats.gp]).toEqual([true, 100])
    expect(events.map(({ type }) => type)).toEqual([
      'GearEquipped',
      'AchievementUnlocked',
      'OnboardingCompleted',
      'GearBought',
    ])
  })

  it('awards the ultimate gear with the last of the best pieces', () => {
    const owned = { weapon_warrior_1: true, armor_warrior_1: true, head_warrior_1: true, shield_warrior_1: true }
    const { events } = buy('weapon_warrior_2', owning(owned))
    expect(events.at(-1)).toEqual({ type: 'UltimateGearCompleted', class: 'warrior' })
  })

  it('pins the next piece of each slot at the end, in place of the bought one', () => {
    expect(buy('weapon_warrior_0', rich).state.pinnedItems.map(({ path }) => path)).toEqual([
      'potion',
      'armoire',
      'gear.flat.weapon_warrior_1',
      'gear.flat.armor_warrior_1',
      'gear.flat.head_warrior_1',
      'gear.flat.shield_warrior_1',
    ])
  })

  it.each([
    ['a lost piece of another class', 'armor_wizard_1', { armor_wizard_1: false }],
    ['a lost piece of the armoire', 'head_armoire_lantern', { head_armoire_lantern: false }],
    ['a lost mystery piece', 'head_mystery_202601', { head_mystery_202601: false }],
    ['a lost gift', 'headAccessory_special_bearEars', { headAccessory_special_bearEars: false }],
    ['a lost gala piece out of its season', 'armor_special_fall2025Warrior', { armor_special_fall2025Warrior: false }],
    ['a gala piece of the season and class', 'armor_special_summer2026Warrior', {}],
  ])('sells %s', (_, key, owned) => {
    expect(buy(key, owning(owned)).state.items.gear.owned).toMatchObject({ [key]: true })
  })

  it.each([
    ['a backer of tier 70', 'weapon_special_0', { backer: { tier: 70 } }],
    ['a contributor of level 5', 'shield_special_1', { contributor: { level: 5 } }],
    ['a contributor who struck hard', 'weapon_special_critical', { contributor: { critical: true } }],
  ])('sells the gear of its right to %s and to nobody else', (_, key, changes) => {
    expect(buy(key, owning({}, changes)).state.items.gear.owned).toMatchObject({ [key]: true })
    expectRefusal(buyGear(context)({ key })(rich), 'cannotBuyItem')
  })

  it.each([
    ['no key is given', {}, {}, 'missingKeyParam'],
    ['several are asked', { key: 'weapon_warrior_0', quantity: 2 }, {}, 'messageNotAbleToBuyInBulk'],
    ['the quantity makes no sense', { key: 'weapon_warrior_0', quantity: '0.5' }, {}, 'invalidQuantity'],
    ['there is no such piece', { key: 'constructor' }, {}, 'itemNotFound'],
    ["the piece is the armoire's", { key: 'head_armoire_lantern' }, {}, 'cannotBuyItem'],
    ['the piece is a mystery', { key: 'head_mystery_202601' }, {}, 'cannotBuyItem'],
    ['the mystery piece is owned', { key: 'head_mystery_202601' }, { head_mystery_202601: true }, 'cannotBuyItem'],
    ['the piece is a base one', { key: 'weapon_base_0' }, {}, 'cannotBuyItem'],
    ['the gala is over', { key: 'armor_special_fall2025Warrior' }, {}, 'cannotBuyItem'],
    ['the gala piece is for another class', { key: 'armor_special_summer2026Mage' }, {}, 'cannotBuyItem'],
    ['the piece is for another class', { key: 'armor_wizard_1' }, {}, 'cannotBuyItem'],
    ['the piece is owned', { key: 'armor_warrior_1' }, { armor_warrior_1: true }, 'equipmentAlreadyOwned'],
    ['the tier below is missing', { key: 'weapon_warrior_1' }, {}, 'previousGearNotOwned'],
    ['the tier below was lost', { key: 'weapon_warrior_1' }, { weapon_warrior_0: false }, 'previousGearNotOwned'],
  ] as const)('refuses when %s', (_, params, owned, key) =>
    expectRefusal(userFromInput(shopCommands.buyGear, context)(params)(owning(owned)), key),
  )

  describe('special gear with a window', () => {
    const lantern = {
      ...context.catalogue.gear[asKey<GearKey>('headAccessory_special_bearEars')]!,
      key: asKey<GearKey>('shield_special_paperLantern'),
      type: 'shield' as const,
      value: 50,
      window: { from: '2026-10-11T00:00:00.000Z', until: '2026-10-18T23:59:59.999Z' },
    }
    const at = (day: string, piece: Partial<typeof lantern> = {}) =>
      buyGear({
        catalogue: aCatalogue({ gear: { ...context.catalogue.gear, [lantern.key]: { ...lantern, ...piece } } }),
        now: Date.parse(day),
      })({ key: lantern.key })(rich)

    it.each(['2026-10-11', '2026-10-18T23:59:59Z'])('is sold within it, as on %s', (day) => {
      const { state } = outcomeOf(at(day))
      expect([state.items.gear.owned, state.stats.gp]).toMatchObject([{ [lantern.key]: true }, 450])
    })

    it.each(['2026-10-10T23:59:59Z', '2026-10-19'])('is not sold outside of it, as on %s', (day) =>
      expectRefusal(at(day), 'cannotBuyItem'),
    )

    it('is not sold when it has no price: it is given', () =>
      expectRefusal(at('2026-10-12', { value: 0 }), 'cannotBuyItem'))
  })

  it('asks for the gold before anything else about the piece', () => {
    expectRefusal(
      buyGear(context)({ key: 'armor_wizard_1' })(owning({}, { stats: { gp: 29 } })),
      'messageNotEnoughGold',
    )
  })

  it('needs no lower tier for the first of a slot, and one from then on for the off-hand of a rogue', () => {
    const rogue = owning({}, { stats: { gp: 500, class: 'rogue' } })
    expect(buy('shield_rogue_0', rogue).state.items.gear.owned).toMatchObject({ shield_rogue_0: true })
    expectRefusal(buyGear(context)({ key: 'shield_rogue_1' })(rogue), 'previousGearNotOwned')
    expect(buy('armor_warrior_1', rich).state.items.gear.owned).toMatchObject({ armor_warrior_1: true })
  })

  it('never leaves gold below zero, nor takes any for a refused piece', () => {
    const keys = Object.keys(context.catalogue.gear)
    const law = fc.property(fc.constantFrom(...keys), fc.double({ min: 0, max: 250, noNaN: true }), (key, gp) => {
      const user = owning({}, { stats: { gp } })
      const result = buyGear(context)({ key })(user)
      return (
        result._tag === 'Left' ||
        result.right.state.stats.gp === gp - (context.catalogue.gear[asKey<GearKey>(key)]?.value ?? 0)
      )
    })
    fc.assert(law, {
      examples: [
        ['weapon_warrior_0', 1],
        ['weapon_warrior_0', 0.99],
      ],
    })
  })
})
