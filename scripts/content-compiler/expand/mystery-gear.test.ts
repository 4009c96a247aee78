import { describe, expect, it } from 'vitest'
import { asKey, type GearKey } from '@daykeep/rules/model'
import { compileData } from '../compile-data.ts'

const compiled = (name: string, value: object) =>
  compileData({ files: [{ path: `data/gear/mystery/${name}.json`, value }], texts: [], art: {}, released: {} })

const inData = (name: string, value: object) =>
  compiled(name, value)
    .issues.filter(({ file, severity }) => file.startsWith('data/') && severity === 'error')
    .map(({ path, message }) => [path, message])

describe('gear of a month for subscribers', () => {
  const { catalogue, keys } = compiled('2022-04', {
    month: '2022-04',
    items: [
      { slot: 'eyewear', variant: 'A' },
      { slot: 'eyewear', variant: 'B' },
      { slot: 'weapon', twoHanded: true },
    ],
  })
  const piece = (key: string) => catalogue?.gear[asKey<GearKey>(key)]

  it('is named after its slot and its month, and where a slot has two, after which of them', () =>
    expect(Object.keys(catalogue?.gear ?? {})).toEqual([
      'weapon_mystery_202204',
      'eyewear_mystery_202204A',
      'eyewear_mystery_202204B',
    ]))

  it('belongs to the set of its month, costs nothing and does nothing', () => {
    const nothing = { value: 0, str: 0, int: 0, con: 0, per: 0 }
    expect(piece('eyewear_mystery_202204B')).toMatchObject({ ...nothing, group: 'mystery', mystery: '202204' })
    expect(piece('weapon_mystery_202204')).toMatchObject({ set: 'mystery-202204', index: '202204', twoHanded: true })
  })

  it('has a set to be named', () => expect([...(keys.get('mysterySets') ?? [])]).toEqual(['202204']))

  it('may come from a year out of time', () => {
    const late = compiled('3014-04', { month: '3014-04', items: [{ slot: 'head' }] }).catalogue
    expect(Object.values(late?.gear ?? {}).map(({ mystery }) => mystery)).toEqual(['301404'])
  })

  it('stands in the file of its month', () =>
    expect(inData('2022-05', { month: '2022-04', items: [] })).toEqual([
      [['month'], 'expected the month that the file is named after'],
    ]))

  it('needs a month that there is', () =>
    expect(inData('2022-13', { month: '2022-13', items: [] })).toEqual([
      [['month'], 'expected a month such as "2026-11" or "3014-04", found "2022-13"'],
    ]))
})
