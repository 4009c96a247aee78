import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser } from '../../test-kit/index.ts'
import { syncStats } from './sync-stats.ts'

const sync = syncStats({ catalogue: aCatalogue() })({})

describe('syncStats (rules 1.8)', () => {
  it('catches up with levels that the experience has reached', () => {
    const { stats } = outcomeOf(sync(aUser({ stats: { lvl: 10, exp: 700, hp: 20 } }))).state
    expect(stats).toMatchObject({ lvl: 12, exp: 160, hp: 50, points: 12 })
  })

  it('repairs nothing else', () => {
    const user = aUser({
      stats: { lvl: 10, exp: 100, str: 50, points: 3 },
      flags: { itemsEnabled: true, customizationsNotification: true },
    })
    expect(outcomeOf(sync(user)).state).toBe(user)
  })
})
