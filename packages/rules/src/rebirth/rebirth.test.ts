import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDaily,
  aHabit,
  outcomeOf,
  anyPlayer,
  aPlayer,
  aReward,
  aTodo,
  aUser,
  bags,
  expectRefusal,
  loadCatalogue,
  NOON,
} from '../../test-kit/index.ts'
import { asKey, type QuestKey, type Task } from '../model/index.ts'
import { fortify } from './fortify.ts'
import { rebirth } from './rebirth.ts'

const again = (now = NOON) => rebirth({ catalogue: aCatalogue(), now })({})

const vice = asKey<QuestKey>('vice1')

const veteran = (lvl: number, balance = 2) =>
  aUser({
    balance,
    stats: { lvl, str: 9, gp: 40, buffs: { str: 3, snowball: true } },
    flags: { classSelected: true, rebirthEnabled: true, levelDrops: { [vice]: true } },
    items: { ...bags({ pets: { 'Wolf-Base': 5 } }), currentPet: 'Wolf-Base' },
  })

const TASKS: ReadonlyArray<Task> = [
  aHabit({ _id: asKey('habit'), value: -4, counterUp: 2 }),
  aDaily({ _id: asKey('daily'), value: 3, streak: 8 }),
  aTodo({ _id: asKey('todo'), value: -2 }),
  aTodo({ _id: asKey('done'), value: -2, completed: true }),
  aReward({ _id: asKey('reward') }),
  aHabit({ _id: asKey('linked'), value: -4, challenge: { id: 'c' } }),
  aHabit({ _id: asKey('unlinked'), value: -4, challenge: { id: 'c', broken: 'CHALLENGE_DELETED' } }),
]

const valuesOf = (tasks: Readonly<Record<string, Task>>) =>
  Object.fromEntries(Object.values(tasks).map(({ _id, value }) => [_id, value]))

describe('rebirth', () => {
  it('begins again at level 1, without class, gold and buffs, but with everything in the bags', () => {
    const { state, events, message } = outcomeOf(again()(aPlayer(veteran(60))))
    expect(state.user.stats).toMatchObject({ lvl: 1, hp: 50, mp: 0, gp: 0, str: 0, points: 0, class: 'warrior' })
    expect(state.user.stats.buffs).toMatchObject({ str: 0, snowball: false })
    expect(state.user.flags).toMatchObject({ classSelected: false, rebirthEnabled: false, levelDrops: {} })
    expect(state.user.items).toMatchObject({ currentPet: '', pets: { 'Wolf-Base': 5 } })
    expect(state.user.achievements).toMatchObject({ rebirths: 1, rebirthLevel: 60 })
    expect(state.user.balance).toBe(0.5)
    expect(events.at(-1)).toEqual({ type: 'PlayerReborn', level: 60, free: false })
    expect(message).toEqual({ key: 'rebirthComplete' })
  })

  it('brings the scrolls of levels once more, and takes the antidotes out of the column', () => {
    const pinned = [
      { type: 'debuffPotion', path: 'spells.special.salt' },
      { type: 'potion', path: 'potion' },
    ]
    const { user } = outcomeOf(again()(aPlayer({ ...veteran(60), pinnedItems: pinned }))).state
    expect(user.flags).toMatchObject({ levelDrops: {}, itemsEnabled: false, rebirthEnabled: false })
    expect(user.flags.levelDrops).toEqual({})
    expect(user.pinnedItems).toEqual([{ type: 'potion', path: 'potion' }])
  })

  it('counts lives, and the highest level of any', () => {
    const once = outcomeOf(again()(aPlayer(veteran(60)))).state
    expect(once.user.achievements).toMatchObject({ rebirths: 1, rebirthLevel: 60 })
    const lower = { ...once, user: { ...once.user, balance: 2, stats: { ...once.user.stats, lvl: 55 } } }
    const twice = outcomeOf(again()(lower)).state
    expect(twice.user.achievements).toMatchObject({ rebirths: 2, rebirthLevel: 60 })
    const higher = { ...twice, user: { ...twice.user, balance: 2, stats: { ...twice.user.stats, lvl: 250 } } }
    expect(outcomeOf(again()(higher)).state.user.achievements).toMatchObject({ rebirths: 3, rebirthLevel: 100 })
  })

  it('is free at level 100, again only after 45 days', () => {
    const first = outcomeOf(again()(aPlayer(veteran(140, 0)))).state.user
    expect(first.achievements.rebirthLevel).toBe(100)
    const back = aPlayer({ ...first, stats: { ...first.stats, lvl: 100 } })
    expectRefusal(again(NOON + 45 * 86_400_000 - 1)(back), 'notEnoughGems')
    expect(outcomeOf(again(NOON + 45 * 86_400_000)(back)).state.user.achievements.rebirths).toBe(2)
  })

  it('makes own tasks new, but for those that are done, rewards and what a challenge gives', () => {
    const { tasks } = outcomeOf(again()(aPlayer(veteran(50), TASKS))).state
    expect(valuesOf(tasks)).toEqual({ habit: 0, daily: 0, todo: 0, done: -2, reward: 10, linked: -4, unlinked: 0 })
    expect(tasks[asKey<Task['_id']>('daily')]).toMatchObject({ streak: 0 })
    expect(tasks[asKey<Task['_id']>('habit')]).toMatchObject({ counterUp: 0 })
  })

  it('never takes what a player owns', () => {
    const law = fc.property(anyPlayer(loadCatalogue()), (player) => {
      const rich = { ...player, user: { ...player.user, balance: 9 } }
      const { items } = outcomeOf(rebirth({ catalogue: loadCatalogue(), now: NOON })({})(rich)).state.user
      expect({ ...items, currentPet: '', currentMount: '' }).toEqual({
        ...rich.user.items,
        currentPet: '',
        currentMount: '',
      })
    })
    fc.assert(law, { numRuns: 40, examples: [[aPlayer(veteran(50))], [aPlayer(veteran(9999), TASKS)]] })
  })
})

describe('fortify', () => {
  it('gives health back and makes all own tasks plain, for four gems', () => {
    const { state, events } = outcomeOf(fortify({})({})(aPlayer(aUser({ balance: 1, stats: { hp: 12 } }), TASKS)))
    expect(state.user.stats.hp).toBe(50)
    expect(valuesOf(state.tasks)).toEqual({
      habit: 0,
      daily: 0,
      todo: 0,
      done: 0,
      reward: 10,
      linked: -4,
      unlinked: 0,
    })
    expect(events).toEqual([
      { type: 'CurrencySpent', currency: 'gems', transaction: 'reroll', amount: 1, left: 0 },
      { type: 'PlayerFortified' },
    ])
  })

  it.each([1, -1, 0.5, 0])('makes a task of value %d plain', (value) => {
    const daily = aDaily({ _id: asKey('daily'), value })
    const { state } = outcomeOf(fortify({})({})(aPlayer(aUser({ balance: 1 }), [daily])))
    expect(valuesOf(state.tasks)).toEqual({ daily: 0 })
  })

  it('refuses when the gems do not suffice', () => {
    expectRefusal(fortify({})({})(aPlayer(aUser({ balance: 0.75 }))), 'notEnoughGems')
  })
})
