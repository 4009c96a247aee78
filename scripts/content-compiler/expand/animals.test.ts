import { describe, expect, it } from 'vitest'
import { asKey, type EggKey, type PotionKey } from '@daykeep/rules/model'
import type { Egg, HatchingPotion } from '@daykeep/rules/catalogue'
import { mountsOf, petsOf } from './animals.ts'

const egg = (key: string, kind: Egg['kind']): Egg => ({ key: asKey<EggKey>(key), kind, value: 3, art: {} })
const potion = (key: string, kind: HatchingPotion['kind']): HatchingPotion => ({
  key: asKey<PotionKey>(key),
  kind,
  value: 2,
  limited: false,
  art: {},
})

const pets = petsOf({
  eggs: [egg('Wolf', 'drop'), egg('Owl', 'quest')],
  potions: [potion('Base', 'standard'), potion('Glow', 'premium'), potion('Tea', 'wacky')],
})

describe('petsOf', () => {
  it('hatches drop eggs with every potion, and quest eggs with standard ones only', () =>
    expect(Object.values(pets).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'Wolf-Base drop',
      'Wolf-Glow premium',
      'Owl-Base quest',
      'Wolf-Tea wacky',
    ]))

  it('lets every pet but a wacky one become a mount', () =>
    expect(Object.keys(mountsOf(pets))).toEqual(['Wolf-Base', 'Wolf-Glow', 'Owl-Base']))
})
