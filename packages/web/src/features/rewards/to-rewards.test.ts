import { asKey, type GearKey } from '@daykeep/rules/model'
import { aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { gainsOf, toRewards } from './to-rewards.ts'

const catalogue = loadCatalogue()
const rewards = (changes: Parameters<typeof aUser>[0]) => toRewards(catalogue, aUser(changes), NOON)
const named = (changes: Parameters<typeof aUser>[0], key: string) => rewards(changes).find((each) => each.key === key)

describe('toRewards', () => {
  it('offers a new player the first gear of a warrior, the potion and the armoire', () => {
    expect(rewards({}).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['weapon_warrior_0', 'armor_warrior_1', 'potion', 'armoire']),
    )
  })

  it('says what the player can pay', () => {
    expect(named({ stats: { gp: 99.5 } }, 'armoire')).toMatchObject({ price: 100, currency: 'gold', affordable: false })
    expect(named({ stats: { gp: 100 } }, 'armoire')).toMatchObject({ affordable: true })
  })

  it('locks the potion in full health, with the reason', () => {
    expect(named({ stats: { gp: 30, hp: 50 } }, 'potion')?.locked).toBe('You are in full health.')
    expect(named({ stats: { gp: 30, hp: 49 } }, 'potion')?.locked).toBeUndefined()
    expect(named({ stats: { gp: 0, hp: 49 } }, 'potion')?.locked).toBeUndefined()
  })

  it('does not let the potion and the armoire be unpinned', () => {
    expect(
      rewards({})
        .filter(({ removable }) => !removable)
        .map(({ key }) => key),
    ).toEqual(['potion', 'armoire'])
  })
})

describe('gainsOf', () => {
  it('has the bonus of a piece, and half of it again for its own class', () => {
    const sword = catalogue.gear[asKey<GearKey>('weapon_warrior_1')]
    if (sword === undefined) throw new Error('the catalogue has no first sword')
    expect(gainsOf(sword, aUser())).toEqual([{ attribute: 'str', own: 3, classBonus: 1.5 }])
    expect(gainsOf(sword, aUser({ stats: { class: 'healer' } }))).toEqual([{ attribute: 'str', own: 3, classBonus: 0 }])
  })
})
