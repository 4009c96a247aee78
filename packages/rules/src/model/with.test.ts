import { describe, expect, it } from 'vitest'
import { aUser } from '../../test-kit/index.ts'
import type { User } from './index.ts'
import { NO_BUFFS, NO_TRAINING } from './user/stats.ts'
import {
  withAchievements,
  withAllStats,
  withFlags,
  withItems,
  withPartyQuest,
  withPreferences,
  withQuestProgress,
  withStats,
} from './user/with.ts'

const user = aUser({ stats: { hp: 40 }, party: { quest: { progress: { up: 3 } } } })

describe('a player with a part changed', () => {
  it.each<[string, (user: User) => User]>([
    ['stats', (it) => withStats(it, { hp: 40 })],
    ['all stats', (it) => withAllStats(it, { ...it.stats })],
    ['items', (it) => withItems(it, { currentPet: it.items.currentPet })],
    ['flags', (it) => withFlags(it, { welcomed: it.flags.welcomed })],
    ['preferences', (it) => withPreferences(it, { sleep: false })],
    ['achievements', (it) => withAchievements(it, { streak: 0 })],
    ['progress', (it) => withQuestProgress(it, { up: 3, down: 0 })],
    ['quest', (it) => withPartyQuest(it, { RSVPNeeded: false })],
    ['nothing', (it) => withStats(it, {})],
  ])('is the same object when its %s are as before', (_, same) => expect(same(user)).toBe(user))

  it.each<[string, (user: User) => User, (user: User) => unknown, unknown]>([
    ['stats', (it) => withStats(it, { hp: 41 }), ({ stats: { hp, mp } }) => [hp, mp], [41, user.stats.mp]],
    ['all stats', (it) => withAllStats(it, { ...it.stats, gp: 9 }), ({ stats: { hp, gp } }) => [hp, gp], [40, 9]],
    [
      'progress',
      (it) => withQuestProgress(it, { down: -2 }),
      ({ party }) => party.quest.progress,
      { up: 3, down: -2, collectedItems: 0, collect: {} },
    ],
    [
      'quest',
      (it) => withPartyQuest(it, { RSVPNeeded: true }),
      ({ party: { quest } }) => [quest.RSVPNeeded, quest.progress.up],
      [true, 3],
    ],
  ])('keeps the rest of their %s', (_, change, read, expected) => {
    const before = JSON.stringify(user)
    expect(read(change(user))).toEqual(expected)
    expect(JSON.stringify(user)).toBe(before)
  })
})

describe('a player without buffs and training', () => {
  it('has none of any kind', () => {
    expect(Object.values(NO_BUFFS)).toEqual([0, 0, 0, 0, 0, false, false, false, false, false])
    expect(NO_TRAINING).toEqual({ str: 0, int: 0, con: 0, per: 0 })
  })
})
