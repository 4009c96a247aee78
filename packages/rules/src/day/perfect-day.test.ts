import { describe, expect, it } from 'vitest'
import { aCatalogue, aDaily, outcomeOf, aPlayer, aUser, NOON } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { totalsOf } from '../stats/index.ts'
import { startDay } from './start-day.ts'

const catalogue = aCatalogue()

describe('a perfect day (rules 3.7)', () => {
  it.each([
    [1, 1, 0],
    [7, 4, 3],
    [20, 10, 10],
    [99, 50, 49],
    [100, 50, 50],
    [140, 50, 50],
  ])('adds at level %d %d to each attribute, besides the %d of the level', (lvl, buff, bonus) => {
    const sleeper = aUser({ lastCron: toIso(NOON - DAY), stats: { lvl } })
    const done = aPlayer(sleeper, [aDaily({ completed: true })])
    const { user } = outcomeOf(startDay({ catalogue, now: NOON, seed: 'seed' })({})(done)).state
    expect(user.stats.buffs).toMatchObject({ str: buff, int: buff, con: buff, per: buff })
    const total = buff + bonus
    expect(totalsOf(catalogue, user)).toEqual({ str: total, int: total, con: total, per: total })
  })
})
