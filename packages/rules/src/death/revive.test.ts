import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, type DeepPartial, expectRefusal, NOON } from '../../test-kit/index.ts'
import type { Throws } from '../kernel/index.ts'
import { asKey, type GearKey, type User } from '../model/index.ts'
import { losableGear } from './losable-gear.ts'
import { revive } from './revive.ts'

const catalogue = aCatalogue()
const key = (name: string): GearKey => asKey(name)

const owning = (...names: ReadonlyArray<string>) => Object.fromEntries(names.map((name) => [name, true]))

const dead = (changes: DeepPartial<User> = {}) => {
  const user = aUser({ stats: { hp: 0, lvl: 5, exp: 30, gp: 12, mp: 7 }, ...changes })
  return {
    ...user,
    items: { ...user.items, gear: { ...user.items.gear, owned: changes.items?.gear?.owned ?? {} } },
  } as User
}

const attempt = (user: User, seed: Throws = { 'revive.stat': 0, 'revive.gear': 0 }) =>
  revive({ catalogue, now: NOON, seed })({})(user)

describe('revive (rules 5.1)', () => {
  it('refuses the living', () => expectRefusal(attempt(aUser({ stats: { hp: 0.1 } })), 'cannotRevive'))

  it('heals, and takes experience, gold and a level, but no mana', () => {
    const { state, events, message } = outcomeOf(attempt(dead()))
    expect(state.stats).toMatchObject({ hp: 50, exp: 0, gp: 0, lvl: 4, mp: 7 })
    expect(events).toEqual([{ type: 'PlayerRevived' }])
    expect(message).toBeUndefined()
  })

  it('leaves level 1 as it is', () => {
    expect(outcomeOf(attempt(dead({ stats: { hp: -2, lvl: 1 } }))).state.stats.lvl).toBe(1)
  })

  it('takes a point of an attribute that has one, counted con, int, per, str', () => {
    const user = dead({ stats: { hp: 0, int: 3, str: 2 } })
    const { report, events } = outcomeOf(attempt(user, { 'revive.stat': 0.49 }))
    expect([report, events]).toEqual([{ lostStat: 'int' }, [{ type: 'PlayerRevived', lostStat: 'int' }]])
    expect(outcomeOf(attempt(user, { 'revive.stat': 0.49 })).state.stats).toMatchObject({ int: 2, str: 2 })
    expect(outcomeOf(attempt(user, { 'revive.stat': 0.5 })).state.stats).toMatchObject({ int: 3, str: 1 })
  })

  it('takes a piece of gear, undresses it everywhere and pins it for buying back', () => {
    const worn = { weapon: key('weapon_warrior_1') }
    const gear = { owned: owning('weapon_warrior_0', 'weapon_warrior_1'), equipped: worn, costume: worn }
    const { state, report, message } = outcomeOf(attempt(dead({ items: { gear } }), { 'revive.gear': 0.6 }))
    expect(report).toEqual({ lostGear: 'weapon_warrior_1' })
    expect(state.items.gear.owned).toEqual({ weapon_warrior_0: true, weapon_warrior_1: false })
    expect(state.items.gear.equipped.weapon).toBe('weapon_base_0')
    expect(state.items.gear.costume.weapon).toBe('weapon_base_0')
    expect(state.pinnedItems).toContainEqual({ type: 'marketGear', path: 'gear.flat.weapon_warrior_1' })
    expect(message).toEqual({ key: 'messageLostItem', params: { item: 'gear.weapon_warrior_1' } })
  })

  it('never leaves a player dead, and never takes more than one point and one piece', () => {
    const law = fc.property(fc.nat(3), fc.nat(3), fc.nat(200), (str, con, turn) => {
      const user = dead({
        stats: { hp: 0, str, con },
        items: { gear: { owned: owning('weapon_warrior_0', 'weapon_warrior_1', 'head_armoire_lantern') } },
      })
      const { state } = outcomeOf(revive({ catalogue, now: NOON, seed: `user-1/${turn}` })({})(user))
      const lost = Object.values(state.items.gear.owned).filter((owned) => !owned)
      const points = str + con - state.stats.str - state.stats.con
      return state.stats.hp === 50 && lost.length === 1 && points === Math.min(1, str + con)
    })
    fc.assert(law, {
      examples: [
        [0, 0, 0],
        [1, 0, 1],
        [0, 1, 2],
      ],
    })
  })
})

describe('losableGear (rules 5.1 step 4)', () => {
  it.each([
    ['weapon_warrior_1', 'gear of the own class', true],
    ['weapon_warrior_0', 'the starting weapon, though it is worth nothing', true],
    ['weapon_wizard_1', 'gear of another class', false],
    ['armor_special_summer2026Warrior', 'special gear of the own class', true],
    ['armor_special_summer2026Mage', 'special gear of another class', false],
    ['weapon_special_0', 'special gear of no class', true],
    ['head_armoire_lantern', 'gear of the armoire', true],
    ['head_mystery_202601', 'mystery gear', false],
    ['weapon_gone_1', 'gear that is not in the content', false],
  ])('%s: %s', (name, _, losable) => {
    const user = dead({ items: { gear: { owned: owning(name) } } })
    expect(losableGear(catalogue, user).map((piece) => piece.key)).toEqual(losable ? [name] : [])
  })

  it('leaves out what is lost already', () => {
    expect(losableGear(catalogue, dead({ items: { gear: { owned: { [key('weapon_warrior_1')]: false } } } }))).toEqual(
      [],
    )
  })
})
