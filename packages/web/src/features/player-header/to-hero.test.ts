import { aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toHero } from './to-hero.ts'

const catalogue = loadCatalogue()
const hero = (changes: Parameters<typeof aUser>[0]) => toHero(catalogue, aUser(changes), NOON)

describe('toHero', () => {
  it('shows health and experience with their maximum', () => {
    expect(hero({ stats: { hp: 37.2, exp: 12.9, lvl: 2 } })).toMatchObject({
      health: { value: 38, max: 50 },
      experience: { value: 12, max: 50 },
    })
  })

  it('shows mana and class only for a player with a class', () => {
    expect(hero({ stats: { lvl: 9 }, flags: { classSelected: true } })).toMatchObject({
      class: undefined,
      mana: undefined,
    })
    expect(hero({ stats: { lvl: 10, class: 'healer', mp: 12.5 }, flags: { classSelected: true } })).toMatchObject({
      class: 'healer',
      mana: { value: 12, max: 40 },
    })
    expect(
      hero({ stats: { lvl: 10 }, flags: { classSelected: true }, preferences: { disableClasses: true } }).class,
    ).toBeUndefined()
  })

  it('shows negative experience as 0', () => {
    expect(hero({ stats: { exp: -4 } }).experience.value).toBe(0)
  })

  it('shows at least 1 health while the player lives', () => {
    expect(hero({ stats: { hp: 0.3 } }).health.value).toBe(1)
  })

  it('shows the costume only if the player wears it', () => {
    const gear = { equipped: { armor: 'armor_warrior_1' }, costume: { armor: 'armor_warrior_2' } }
    const template = (costume: boolean) =>
      hero({ items: { gear }, preferences: { costume } } as Parameters<typeof aUser>[0]).avatar.gear.armor?.tier
    expect([template(false), template(true)]).toEqual([1, 2])
  })

  it('has the season of the land', () => {
    expect(hero({}).season).toBe('summer')
  })

  it('lists the attributes that are buffed', () => {
    expect(hero({ stats: { buffs: { str: 3 } } }).buffed).toEqual(['str'])
  })
})
