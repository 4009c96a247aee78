import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { deathPenalty } from './death-penalty.ts'

const penalty = (changes: object) => deathPenalty(loadCatalogue(), aUser(changes))

describe('deathPenalty', () => {
  it('is empty for a player who has nothing to lose', () => {
    expect(penalty({ stats: { hp: 0, lvl: 1, gp: 0.4 } })).toEqual({
      level: undefined,
      gold: undefined,
      attribute: false,
      gear: false,
    })
  })

  it('lists what the player will lose', () => {
    const owned = { weapon_warrior_1: true }
    expect(penalty({ stats: { hp: 0, lvl: 7, gp: 128.9, con: 1 }, items: { gear: { owned } } })).toEqual({
      level: 7,
      gold: 128,
      attribute: true,
      gear: true,
    })
  })
})
