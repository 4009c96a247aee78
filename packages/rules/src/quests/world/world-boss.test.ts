import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aQuest, aUser, expectRefusal } from '../../../test-kit/index.ts'
import type { Boss } from '../../catalogue/index.ts'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey } from '../../model/index.ts'
import { beginWorldQuest, disabledShops, strikeWorldBoss, struckPlaces, takeWorldRewards } from '../index.ts'

const storm = asKey<QuestKey>('storm')
const boss: Boss = {
  type: 'boss',
  hp: 5000,
  str: 2,
  def: 1,
  rage: { value: 100, effect: { type: 'healing', share: 0.5 }, places: ['tavern', 'stables', 'market'] },
  desperation: { threshold: 1000, str: 4, def: 2 },
}
const drop = { items: [{ type: 'pets', key: 'Owl-Base', count: 1 } as const], gp: 0, exp: 0 }
const catalogue = aCatalogue({ quests: { [storm]: aQuest('storm', { category: 'world', objective: boss, drop }) } })

const about = (progress: { readonly hp: number; readonly rage?: number }, extra = {}): PartyQuest => ({
  ...NO_QUEST,
  key: storm,
  active: true,
  progress: { collect: {}, rage: 0, ...progress },
  extra,
})
const struck = (quest: PartyQuest, up: number, down = 0, isResting = false) =>
  outcomeOf(strikeWorldBoss({ catalogue })({ effort: { up, down, collectedItems: 0 }, isResting })(quest))

const ALL = { seasonalShop: true, market: true, quests: true } as const

describe('beginWorldQuest', () => {
  it('lets a boss loose in full health', () => {
    const quest = outcomeOf(beginWorldQuest(catalogue, 'storm'))
    expect(quest).toEqual(about({ hp: 5000 }))
    expect(struck(quest, 5).state.progress.hp).toBe(4995)
  })

  it.each(['owl', 'toString'])('knows no world boss called %s', (key) => {
    const withOwl = aCatalogue({ quests: { [asKey<QuestKey>('owl')]: aQuest('owl') } })
    expectRefusal(beginWorldQuest(withOwl, key), 'questNotFound')
  })
})

describe('strikeWorldBoss (rules 8.6)', () => {
  it('counts no more than 900 of damage and of misses a day', () => {
    expect(struck(about({ hp: 5000 }), 950).state.progress.hp).toBe(4100)
    expect(struck(about({ hp: 5000 }, ALL_STRUCK), 0, -950).state.progress.rage).toBe(0)
    expect(struck(about({ hp: 5000 }), 0, -20).state.progress).toMatchObject({ hp: 5000, rage: 40 })
  })

  it('breaks one shop after the other, and heals', () => {
    const { state, report } = struck(about({ hp: 2000, rage: 99 }), 0, -1)
    expect(state).toMatchObject({ progress: { hp: 3000, rage: 0 }, extra: { worldDmg: { seasonalShop: true } } })
    expect(report.chat).toEqual([{ type: 'tavern_boss_rage', quest: 'storm', scene: 'seasonalShop' }])
    expect(disabledShops(state)).toEqual(['seasonalShop'])
    expect(struckPlaces(boss, state)).toEqual(['tavern'])
  })

  it('tires itself out when every shop is broken', () => {
    const { state, report } = struck(about({ hp: 2000, rage: 99 }, ALL_STRUCK), 0, -1)
    expect(state.progress).toMatchObject({ hp: 2000, rage: 0 })
    expect(report.chat).toEqual([{ type: 'tavern_boss_rage_tired', quest: 'storm' }])
  })

  it('grows desperate below the threshold, once, and fights on with those figures', () => {
    const at = struck(about({ hp: 1050 }), 50)
    expect(at.report.chat).toEqual([])
    const below = struck(at.state, 1)
    expect(below.report.chat).toEqual([{ type: 'tavern_boss_desperation', quest: 'storm' }])
    expect(below.state.extra).toEqual({ desperate: true, str: 4, def: 2 })
    const then = struck(below.state, 100, -2)
    expect(then.state.progress).toMatchObject({ hp: 949, rage: 8 })
    expect(then.report.chat).toEqual([])
  })

  it('falls at the next player’s day, which does nothing else', () => {
    const beaten = struck(about({ hp: 10 }, { desperate: true }), 10)
    expect(beaten.report.finished).toBeUndefined()
    const { state, report } = struck(beaten.state, 500, -50)
    expect(state).toEqual(NO_QUEST)
    expect(report).toEqual({ chat: [{ type: 'tavern_quest_completed', quest: 'storm' }], finished: 'storm' })
  })

  it.each([
    ['for a resting player', about({ hp: 5000 }), true],
    ['without a boss', NO_QUEST, false],
    ['for a quest that does not run', { ...about({ hp: 5000 }), active: false }, false],
  ])('does nothing %s', (_, quest, isResting) => expect(struck(quest, 5, -5, isResting).state).toBe(quest))

  it('never moves a boss by more than 900 in a day', () => {
    const law = fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (up) => {
      expect(struck(about({ hp: 4000 }), up).state.progress.hp).toBeGreaterThanOrEqual(3100)
    })
    fc.assert(law, { examples: [[899], [900], [901]] })
  })
})

const ALL_STRUCK = { worldDmg: ALL }

describe('takeWorldRewards', () => {
  it('gives every player the things and the count, and touches nothing else of their quests', () => {
    const user = aUser({ party: { quest: { key: 'owl', RSVPNeeded: true } } })
    const { state, events } = takeWorldRewards(catalogue, storm)(user)
    expect(state).toMatchObject({
      achievements: { quests: { storm: 1 } },
      items: { pets: { 'Owl-Base': 5 } },
      party: { quest: { key: 'owl', RSVPNeeded: true, completed: 'storm' } },
    })
    expect(events).toEqual([{ type: 'QuestFinished', quest: 'storm' }])
  })

  it('gives nothing for a quest that there is not', () => {
    const user = aUser()
    expect(takeWorldRewards(aCatalogue(), storm)(user).state).toBe(user)
  })
})

describe('disabledShops', () => {
  it('are open again when the boss is gone', () =>
    expect(disabledShops({ ...NO_QUEST, extra: ALL_STRUCK })).toEqual([]))
})
