import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asKey, type GearKey } from '@daykeep/rules/model'
import { compileData } from './compile-data.ts'
import type { ContentFile } from './sources/source-file.ts'

const FILES: ReadonlyArray<ContentFile> = [
  { path: 'data/gear/base.json', value: { slots: ['armor', 'eyewear'] } },
  { path: 'data/gear/warrior.json', value: { class: 'warrior', weapon: { str: [0, 3] }, armor: {}, head: {} } },
  {
    path: 'data/gear/armoire/2026-05.json',
    value: { set: 'greens', month: '2026-05', items: [{ slot: 'weapon', name: 'twig', int: 2, twoHanded: true }] },
  },
  { path: 'data/gear/armoire/loose.json', value: { items: [{ slot: 'weapon', name: 'axe', str: 4 }] } },
  {
    path: 'data/gear/special/gift.json',
    value: {
      value: 20,
      window: { from: '2026-11-01', until: '2026-11-03' },
      items: [{ slot: 'weapon', name: 'cake', right: { type: 'backer', tier: 45 } }],
    },
  },
  { path: 'data/eggs.json', value: { eggs: [{ key: 'Wolf', kind: 'drop', released: '2026-06-01' }] } },
  { path: 'data/potions.json', value: { potions: [{ key: 'Base', kind: 'standard' }] } },
  {
    path: 'data/incentives.json',
    value: {
      days: [
        {
          day: 3,
          rewards: [
            { type: 'everyDropEgg', count: 2 },
            { type: 'gear', key: 'weapon_armoire_twig' },
          ],
        },
      ],
    },
  },
]

const compiled = (files: ReadonlyArray<ContentFile>) => compileData({ files, texts: [], art: {}, released: {} })
const catalogue = compiled(FILES).catalogue!
const piece = (key: string) => catalogue.gear[asKey<GearKey>(key)]

describe('compile', () => {
  it('orders gear by slot, then by group, then by file', () =>
    expect(Object.keys(catalogue.gear)).toEqual([
      'weapon_warrior_0',
      'weapon_warrior_1',
      'weapon_special_cake',
      'weapon_armoire_twig',
      'weapon_armoire_axe',
      'armor_base_0',
      'eyewear_base_0',
    ]))

  it('gives the same catalogue in whatever order the files come', () => {
    const law = fc.property(fc.shuffledSubarray([...FILES], { minLength: FILES.length }), (files) => {
      expect(JSON.stringify(compiled(files).catalogue)).toBe(JSON.stringify(catalogue))
    })
    fc.assert(law, { numRuns: 20 })
  })

  it('lets an armoire set out on the seventh day of its month at 08:00 UTC, and one without a month always', () => {
    expect(piece('weapon_armoire_twig')).toMatchObject({
      released: '2026-05-07T08:00:00.000Z',
      set: 'greens',
      value: 100,
    })
    expect(piece('weapon_armoire_axe')?.released).toBeUndefined()
  })

  it('opens a window at 08:00 UTC of its first day and closes it with its last', () =>
    expect(piece('weapon_special_cake')).toMatchObject({
      value: 20,
      window: { from: '2026-11-01T08:00:00.000Z', until: '2026-11-03T23:59:59.999Z' },
      right: { type: 'backer', tier: 45 },
    }))

  it('spells out a group of rewards', () =>
    expect(catalogue.loginRewards['3']).toEqual([
      { type: 'eggs', key: 'Wolf', count: 2 },
      { type: 'gear', key: 'weapon_armoire_twig' },
    ]))

  it('fills in what follows from the kind', () =>
    expect(catalogue.eggs).toEqual({
      Wolf: { key: 'Wolf', kind: 'drop', value: 3, released: '2026-06-01T08:00:00.000Z', art: {} },
    }))

  it('makes no catalogue of data with an error, and says so', () => {
    const result = compiled([...FILES, { path: 'data/food.json', value: { food: [{ key: 'Pie' }] } }])
    expect(result.catalogue).toBeUndefined()
    expect(result.issues.filter(({ file }) => file === 'data/food.json').map(({ message }) => message)).toContain(
      'missing field',
    )
  })

  it('never throws, whatever a file holds', () => {
    const names = FILES.map(({ path }) => path)
    const law = fc.property(fc.constantFrom(...names), fc.jsonValue(), (path, value) => {
      expect(compiled([{ path, value }]).issues.length).toBeGreaterThan(0)
    })
    fc.assert(law)
  })
})
