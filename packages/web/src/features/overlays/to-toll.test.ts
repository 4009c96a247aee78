import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toToll } from './to-toll.ts'

const toll = (changes: object) => toToll(loadCatalogue(), aUser(changes))

describe('toToll', () => {
  it('threatens nobody who has nothing to lose', () => {
    expect(toll({ stats: { hp: 0, lvl: 1, gp: 0.4 } })).toEqual({
      level: undefined,
      gold: undefined,
      attribute: false,
      gear: false,
    })
  })

  it('names what is at stake', () => {
    const owned = { weapon_warrior_1: true }
    expect(toll({ stats: { hp: 0, lvl: 7, gp: 128.9, con: 1 }, items: { gear: { owned } } })).toEqual({
      level: 7,
      gold: 128,
      attribute: true,
      gear: true,
    })
  })
})
