import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, outcomeOf, anyPlayer, aPlayer, aUser, loadCatalogue, NOON } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { startDay } from './start-day.ts'

const catalogue = loadCatalogue()
const begin = (player: Player, now = NOON + 2 * DAY) =>
  outcomeOf(startDay({ catalogue, now, seed: 'seed' })({})(player)).state

/** A player whose last new day was at noon, and whose clock has not moved since. */
const yesterday = ({ user, tasks }: Player, sleep: boolean): Player => ({
  user: {
    ...user,
    lastCron: toIso(NOON),
    preferences: { ...user.preferences, sleep, timezoneOffset: 0, timezoneOffsetAtLastCron: 0 },
  },
  tasks,
})

const EDGES: [Player][] = [
  [aPlayer(aUser())],
  [aPlayer(aUser({ stats: { hp: 0.1 } }), [aDaily({ value: -60, priority: 2 })])],
  [aPlayer(aUser({ stats: { lvl: 9999, hp: 50 } }), [aDaily({ completed: true })])],
]

describe('a new day', () => {
  it('never begins twice', () => {
    const law = fc.property(anyPlayer(catalogue), (player) => {
      const once = begin(yesterday(player, false))
      expect(begin(once)).toBe(once)
    })
    fc.assert(law, { numRuns: 60, examples: EDGES })
  })

  it('never hurts who rests, and never takes gold, gems or a pet from anybody', () => {
    const law = fc.property(anyPlayer(catalogue), (player) => {
      const rested = yesterday(player, true)
      expect(begin(rested).user.stats.hp).toBeGreaterThanOrEqual(rested.user.stats.hp)
      const { user: after } = begin(yesterday(player, false))
      expect(after.stats.gp).toBeGreaterThanOrEqual(player.user.stats.gp)
      expect(after.balance).toBe(player.user.balance)
      expect(after.items.pets).toEqual(player.user.items.pets)
    })
    fc.assert(law, { numRuns: 60, examples: EDGES })
  })
})
