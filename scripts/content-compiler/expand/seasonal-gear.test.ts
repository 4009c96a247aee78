import { describe, expect, it } from 'vitest'
import { asKey, type GearKey } from '@daykeep/rules/model'
import { compileData } from '../compile-data.ts'

const set = (key: string, more: object = {}) => ({ set: key, weapon: {}, armor: {}, head: {}, shield: {}, ...more })
const GALA = {
  season: 'summer',
  year: 2019,
  rogue: set('gullSet'),
  warrior: set('crabSet', { eyewear: {} }),
  wizard: { set: 'kelpSet', weapon: {}, armor: {}, head: {} },
  healer: set('eelSet', { armor: { con: 20, value: 1 } }),
}

const compiled = (name: string, value: object) =>
  compileData({ files: [{ path: `data/gear/seasonal/${name}.json`, value }], texts: [], art: {}, released: {} })

const inData = (name: string, value: object) =>
  compiled(name, value)
    .issues.filter(({ file, severity }) => file.startsWith('data/') && severity === 'error')
    .map(({ path, message }) => [path, message])

const NONE = { str: 0, int: 0, con: 0, per: 0 }

describe('gear of a gala', () => {
  const { catalogue, keys } = compiled('summer-2019', GALA)
  const piece = (key: string) => catalogue?.gear[asKey<GearKey>(key)]

  it.each([
    ['weapon', 'Warrior', { str: 15, value: 90 }],
    ['armor', 'Warrior', { con: 9, value: 90 }],
    ['head', 'Warrior', { str: 9, value: 60 }],
    ['shield', 'Warrior', { con: 7, value: 70 }],
    ['weapon', 'Rogue', { str: 8, value: 80 }],
    ['armor', 'Rogue', { per: 15, value: 90 }],
    ['head', 'Rogue', { per: 9, value: 60 }],
    ['shield', 'Rogue', { str: 8, value: 80 }],
    ['weapon', 'Mage', { int: 15, per: 7, value: 160, twoHanded: true }],
    ['armor', 'Mage', { int: 9, value: 90 }],
    ['head', 'Mage', { per: 7, value: 60 }],
    ['shield', 'Mage', { value: 70 }],
    ['weapon', 'Healer', { int: 9, value: 90 }],
    ['armor', 'Healer', { con: 15, value: 90 }],
    ['head', 'Healer', { int: 7, value: 60 }],
    ['shield', 'Healer', { con: 9, value: 70 }],
  ])(
    'does and costs what its slot and class say: %s of a %s. docs/reference/content-facts.md 3.4',
    (slot, wearer, figures) => {
      const plain = compiled('spring-2019', {
        ...GALA,
        season: 'spring',
        wizard: set('mistSet'),
        healer: set('mossSet'),
      })
      expect(plain.catalogue?.gear[asKey<GearKey>(`${slot}_special_spring2019${wearer}`)]).toMatchObject({
        ...NONE,
        twoHanded: false,
        ...figures,
      })
    },
  )

  it('belongs to its class, season, year and set', () =>
    expect(piece('armor_special_summer2019Mage')).toMatchObject({
      specialClass: 'wizard',
      season: 'summer',
      year: 2019,
      set: 'kelpSet',
      group: 'special',
    }))

  it('has a set for each class to be named', () =>
    expect([...(keys.get('galaSets') ?? [])]).toEqual(['gullSet', 'crabSet', 'kelpSet', 'eelSet']))

  it('is for looks only in other slots, for 20 gold', () =>
    expect(piece('eyewear_special_summer2019Warrior')).toMatchObject({ ...NONE, value: 20 }))

  it('does and costs what its file says instead', () =>
    expect(piece('armor_special_summer2019Healer')).toMatchObject({ ...NONE, con: 20, value: 1 }))

  it('has no year in its name in the first year, and may have a name of its own', () => {
    const first = compiled('winter-2014', {
      ...GALA,
      season: 'winter',
      year: 2014,
      rogue: set('skiSet', { name: 'ski' }),
    })
    expect(Object.keys(first.catalogue?.gear ?? {}).filter((key) => key.startsWith('head'))).toEqual([
      'head_special_ski',
      'head_special_winterWarrior',
      'head_special_winterMage',
      'head_special_winterHealer',
    ])
  })

  it('stands in the file of its gala', () =>
    expect(inData('summer-2020', GALA)).toEqual([
      [['season'], 'expected the season and the year that the file is named after'],
    ]))

  it('has a shield for all but wizards', () =>
    expect(inData('summer-2019', { ...GALA, rogue: { set: 'gullSet', weapon: {}, armor: {}, head: {} } })).toEqual([
      [['rogue'], 'a rogue needs a "shield"'],
    ]))
})
