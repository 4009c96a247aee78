import type { Background, Catalogue, Gear } from '@daykeep/rules/catalogue'
import { asKey, type BackgroundKey, type GearKey } from '@daykeep/rules/model'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'

const piece = (type: 'head' | 'armor' | 'headAccessory', group: Gear['group'], index: string): Gear => ({
  key: asKey<GearKey>(`${type}_${group}_${index}`),
  type,
  group,
  index,
  value: 0,
  str: 0,
  int: 0,
  con: 0,
  per: 0,
  twoHanded: false,
  last: false,
  art: {},
  ...(group === 'mystery' ? { mystery: index } : { gearSet: 'animal' }),
})

const scene = (key: string, set: string, price: number, currency: Background['currency']): Background => ({
  key: asKey<BackgroundKey>(key),
  set,
  price,
  currency,
  art: {},
})

const byKey = <A extends { readonly key: string }>(items: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(items.map((item) => [item.key, item]))

/**
 * The game with something on every shelf on the day of the tests, under keys that content never has: a mystery set out
 * of time, ears, and scenes of this month (`testPier`), of another (`testReef`) and of the time travellers
 * (`testClocks`).
 */
export const stockedCatalogue = (): Catalogue => {
  const catalogue = loadCatalogue()
  const gear = [piece('head', 'mystery', '399901'), piece('armor', 'mystery', '399901')]
  const ears = [piece('headAccessory', 'special', 'testEars'), piece('headAccessory', 'special', 'otherEars')]
  const scenes = [
    scene('testPier', 'backgrounds112025', 7, 'gems'),
    scene('testReef', 'backgrounds062025', 7, 'gems'),
    scene('testClocks', 'timeTravelBackgrounds', 1, 'hourglasses'),
  ]
  return {
    ...catalogue,
    gear: { ...catalogue.gear, ...byKey([...gear, ...ears]) },
    backgrounds: { ...catalogue.backgrounds, ...byKey(scenes) },
  }
}
