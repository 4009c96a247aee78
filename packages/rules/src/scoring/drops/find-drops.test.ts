import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDaily,
  aHabit,
  aPotion,
  aTodo,
  aUser,
  bags,
  type DeepPartial,
  NOON,
} from '../../../test-kit/index.ts'
import { DAY, type Throws, toIso } from '../../kernel/index.ts'
import type { Task, User } from '../../model/index.ts'
import { totalsOf } from '../../stats/index.ts'
import { dropChance } from './drop-chance.ts'
import { dropCap, findDrops } from './find-drops.ts'

const potions = ['Base', 'White', 'Red', 'Zombie', 'Golden'].map((key) => aPotion(key))
const catalogue = aCatalogue({ hatchingPotions: Object.fromEntries(potions.map((potion) => [potion.key, potion])) })

const owner = (changes: DeepPartial<User> = {}) =>
  aUser({ ...changes, items: { ...bags({ eggs: { Wolf: 1 }, food: { Meat: 1 } }), ...changes.items } })

const chance = (user: User, task: Task) => dropChance({ user, task, totals: totalsOf(catalogue, user), crit: 1 })

const find = (user: User, throws: Throws = {}, task: Task = aHabit({ value: 1 })) => {
  const seed = Object.fromEntries(Object.entries(throws).map(([name, value]) => [`score.${name}/task-1`, value]))
  const score = { user, task, totals: totalsOf(catalogue, user), crit: 1 }
  return findDrops({ catalogue, now: NOON, seed, subject: 'task-1' }, score)
}

describe('dropChance (rules 2.12, worked chances)', () => {
  it.each([
    ['value 0, easy, level 1', owner(), aHabit(), 0.322666],
    [
      'value 0, hard, level 10, streak 10, perception 30, two steps',
      owner({ stats: { lvl: 10, per: 25 } }),
      aDaily({
        priority: 2,
        streak: 10,
        checklist: ['a', 'b'].map((id) => ({ id, text: id, completed: true })),
      }),
      0.571784,
    ],
    [
      'value -20, medium, level 30, streak 5, perception 40, contributor 3, one rebirth, four streaks',
      owner({ stats: { lvl: 30, per: 25 }, contributor: { level: 3 }, achievements: { rebirths: 1, streak: 4 } }),
      aDaily({ value: -20, priority: 1.5, streak: 5 }),
      0.48478,
    ],
    [
      'value 21, trivial, level 20',
      owner({ stats: { lvl: 20, per: -10 } }),
      aTodo({ value: 21, priority: 0.1 }),
      0.004335,
    ],
  ])('%s', (_, user, task, expected) => expect(chance(user, task)).toBeCloseTo(expected, 6))

  it('never reaches three quarters', () => {
    const law = fc.property(fc.nat(500), fc.integer({ min: -100, max: 0 }), fc.nat(1000), (per, value, streak) => {
      const probability = chance(owner({ stats: { per } }), aDaily({ value, streak, priority: 2 }))
      return probability > 0 && probability < 0.75
    })
    fc.assert(law)
  })
})

describe('dropCap (rules 2.12)', () => {
  it('is 9 with a perception of 60 at contributor level 2, and 18 for subscribers', () => {
    const contributor = { level: 2 }
    const user = owner({ stats: { per: 60 }, contributor })
    const subscriber = owner({ stats: { per: 60 }, contributor, purchased: { plan: { customerId: 'c' } } })
    expect(dropCap(user, totalsOf(catalogue, user))).toBe(9)
    expect(dropCap(subscriber, totalsOf(catalogue, user))).toBe(18)
  })
})

describe('findDrops (rules 2.12)', () => {
  it('gives an egg and a potion to a player who has neither, whatever the luck', () => {
    const { state, report, events } = find(aUser(), { 'first-egg': 0.6, 'first-potion': 0 })
    expect(state.items).toMatchObject({ eggs: { Fox: 1 }, hatchingPotions: { Base: 1 }, lastDrop: { count: 0 } })
    expect(report).toEqual({ firstDrops: { egg: 'Fox', hatchingPotion: 'Base' } })
    expect(events).toEqual([{ type: 'FirstItemsDropped', egg: 'Fox', hatchingPotion: 'Base' }])
  })

  it.each([
    ['food', { drop: 0, rarity: 0.61, item: 0.6 }, { type: 'Food', key: 'Strawberry' }],
    ['an egg', { drop: 0, rarity: 0.31, item: 0.6 }, { type: 'Egg', key: 'Fox' }],
    ['a golden potion', { drop: 0, rarity: 0.019, item: 0 }, { type: 'HatchingPotion', key: 'Golden' }],
    ['a rare potion', { drop: 0, rarity: 0.02, item: 0.1 }, { type: 'HatchingPotion', key: 'Zombie' }],
    ['a less rare potion', { drop: 0, rarity: 0.09, item: 0.1 }, { type: 'HatchingPotion', key: 'Red' }],
    ['a common potion', { drop: 0, rarity: 0.3, item: 0.4 }, { type: 'HatchingPotion', key: 'White' }],
  ] as const)('finds %s by the rarity of the throw', (_, throws, drop) => {
    expect(find(owner(), throws).report).toEqual({ drop })
  })

  it('always finds food for a player without any, without a throw', () => {
    const hungry = { ...owner(), items: { ...owner().items, food: {} } }
    expect(find(hungry, { item: 0 }).report).toEqual({ drop: { type: 'Food', key: 'Meat' } })
  })

  it('counts finds by the day, tells when the day is used up, and stops', () => {
    const last = find(owner({ items: { lastDrop: { count: 4 } } }), { drop: 0, rarity: 0.9, item: 0 })
    expect(last.state.items.lastDrop).toEqual({ date: toIso(NOON), count: 5 })
    expect(last.events).toContainEqual({ type: 'DropCapReached', count: 5 })
    expect(find(last.state, { drop: 0 }).report).toEqual({})
  })

  it('is not stopped by the finds of another day', () => {
    const yesterday = owner({ items: { lastDrop: { count: 5, date: toIso(NOON - DAY) } } })
    expect(find(yesterday, { drop: 0, rarity: 0.9, item: 0 }).state.items.lastDrop.count).toBe(6)
  })

  it('finds items for quests even then', () => {
    const full = owner({ items: { lastDrop: { count: 5 } } })
    const { state, report } = find(full, { 'quest-item': 0 })
    expect(state.party.quest.progress.collectedItems).toBe(1)
    expect(report).toEqual({ collection: 1 })
  })

  it('gives the same player back when nothing is found', () => {
    const user = owner()
    expect(find(user).state).toBe(user)
  })
})
