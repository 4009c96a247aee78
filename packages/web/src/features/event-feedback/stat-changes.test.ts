import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { statChanges } from './stat-changes.ts'

const player = (stats: Parameters<typeof aUser>[0]) => aPlayer(aUser(stats))

describe('statChanges', () => {
  it('lists what was gained and lost', () => {
    const before = player({ stats: { hp: 40, exp: 3, gp: 10 } })
    const after = player({ stats: { hp: 38.1, exp: 9, gp: 11 } })
    expect(statChanges(before, after)).toEqual([
      { stat: 'hp', amount: -1.9 },
      { stat: 'xp', amount: 6 },
      { stat: 'gp', amount: 1 },
    ])
  })

  it('counts the experience that a gained level took', () => {
    const before = player({ stats: { lvl: 1, exp: 20 } })
    const after = player({ stats: { lvl: 2, exp: 1 } })
    expect(statChanges(before, after)).toEqual([{ stat: 'xp', amount: 6 }])
  })

  it('leaves mana out until the player has a class', () => {
    const change = (flags: object) =>
      statChanges(player({ stats: { lvl: 10, mp: 10 }, flags }), player({ stats: { lvl: 10, mp: 11 }, flags }))
    expect(change({ classSelected: false })).toEqual([])
    expect(change({ classSelected: true })).toEqual([{ stat: 'mp', amount: 1 }])
  })

  it('is empty when nothing changed', () => {
    expect(statChanges(player({}), player({}))).toEqual([])
  })
})
