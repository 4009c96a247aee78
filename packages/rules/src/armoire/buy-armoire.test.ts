import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Seed, toIso } from '../kernel/index.ts'
import type { Pin } from '../model/index.ts'
import { aCatalogue, outcomeOf, aUser, expectRefusal, NOON, seedWhere, userFromInput } from '../../test-kit/index.ts'
import { armoireGearLeft } from './armoire-gear.ts'
import { buyArmoire } from './buy-armoire.ts'
import { shopCommands } from '../shops/index.ts'

const catalogue = aCatalogue()
const contextOf = (seed: Seed) => ({ catalogue, now: NOON, seed })
const pins: ReadonlyArray<Pin> = [
  { type: 'marketGear', path: 'gear.flat.weapon_armoire_ladle' },
  { type: 'potion', path: 'potion' },
]
const rich = aUser({ stats: { gp: 150 }, flags: { armoireOpened: true }, pinnedItems: pins })
const keysLeft = (now: number, user = rich) => armoireGearLeft(catalogue, user, now).map(({ key }) => key)

describe('armoireGearLeft', () => {
  it('goes slot by slot, whatever the order of the catalogue', () => {
    expect(keysLeft(NOON)).toEqual(['weapon_armoire_ladle', 'head_armoire_lantern'])
  })

  it('holds a piece strictly after the instant of its release', () => {
    expect(toIso(NOON)).toBe('2026-06-10T12:00:00.000Z')
    expect(keysLeft(NOON + 1)).toContain('armor_armoire_apron')
  })

  it('leaves out what is owned, and takes back what was lost', () => {
    const owned = { weapon_armoire_ladle: true, head_armoire_lantern: false }
    expect(keysLeft(NOON, aUser({ items: { gear: { owned } } }))).toEqual(['head_armoire_lantern'])
  })
})

describe('buyArmoire', () => {
  it('gives a piece for 100 gold and takes its pin away', () => {
    const result = outcomeOf(buyArmoire(contextOf({ 'armoire.roll': 0, 'armoire.gear': 0 }))({})(rich))
    const { state, report, events, message } = result
    expect(state.items.gear.owned).toMatchObject({ weapon_armoire_ladle: true })
    expect(state.items.gear.equipped).toBe(rich.items.gear.equipped)
    expect([state.stats.gp, state.pinnedItems]).toEqual([50, [pins[1]]])
    expect(report).toEqual({ type: 'gear', dropKey: 'weapon_armoire_ladle', emptied: false })
    expect(events).toEqual([{ type: 'ArmoireOpened', result: report }])
    expect(message).toEqual({ key: 'armoireEquipment', params: { item: 'gear.weapon_armoire_ladle' } })
  })

  it('gives food and notes nothing else', () => {
    const result = outcomeOf(buyArmoire(contextOf({ 'armoire.roll': 0.7, 'armoire.food': 0.9 }))({})(rich))
    expect(result.state.items.food).toEqual({ Strawberry: 1 })
    expect(result.report).toEqual({ type: 'food', dropKey: 'Strawberry' })
    expect(result.message?.key).toBe('armoireFood')
  })

  it('gives experience, with the level that may come of it', () => {
    const result = outcomeOf(buyArmoire(contextOf({ 'armoire.roll': 0.9, 'armoire.experience': 0.5 }))({})(rich))
    expect(result.state.stats).toMatchObject({ lvl: 2, exp: 5, gp: 50, hp: 50 })
    expect(result.report).toEqual({ type: 'experience', value: 30 })
    expect(result.events.map(({ type }) => type)).toEqual(['ArmoireOpened', 'LevelGained'])
    expect(result.message).toEqual({ key: 'armoireExp', params: { value: 30 } })
  })

  it('notes only with a piece that it was opened', () => {
    const fresh = aUser({ stats: { gp: 100 } })
    expect(outcomeOf(buyArmoire(contextOf({}))({})(fresh)).state.flags.armoireOpened).toBe(true)
    const nothingLeft = aUser({ stats: { gp: 100 }, items: { gear: { owned: ownsAll } } })
    expect(outcomeOf(buyArmoire(contextOf({}))({})(nothingLeft)).state.flags.armoireOpened).toBe(false)
  })

  it('draws from the seed of the command', () => {
    const seed = seedWhere('armoire.roll', (roll) => roll >= 0.6 && roll < 0.8)
    expect(outcomeOf(buyArmoire(contextOf(seed))({})(rich)).report.type).toBe('food')
  })

  it.each([
    ['several are asked', { quantity: 2 }, 500, 'messageNotAbleToBuyInBulk'],
    ['the quantity makes no sense', { quantity: 'x' }, 500, 'invalidQuantity'],
    ['a quantity that makes no sense comes without gold', { quantity: -1 }, 0, 'invalidQuantity'],
    ['there is too little gold', {}, 99.99, 'messageNotEnoughGold'],
  ] as const)('refuses when %s', (_, params, gp, key) =>
    expectRefusal(userFromInput(shopCommands.buyArmoire, contextOf({}))(params)(aUser({ stats: { gp } })), key),
  )

  it('always gives the same for the same seed, and never leaves gold below zero', () => {
    const law = fc.property(fc.string(), fc.integer({ min: 0, max: 300 }), (seed, gp) => {
      const user = aUser({ stats: { gp } })
      const result = buyArmoire(contextOf(seed))({})(user)
      if (result._tag === 'Left') return gp < 100
      expect(buyArmoire(contextOf(seed))({})(user)).toEqual(result)
      return result.right.state.stats.gp === gp - 100
    })
    fc.assert(law, {
      examples: [
        ['u1/0', 99],
        ['u1/0', 100],
      ],
    })
  })
})

const ownsAll = { weapon_armoire_ladle: true, head_armoire_lantern: true, armor_armoire_apron: true }
