import { aCatalogue, aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../i18n/index.ts'
import { toRows } from './to-rows.ts'
import { toStalls } from './stall/to-stalls.ts'
import { DEFAULT_CHOICES, type ViewChoices } from './view-choices.ts'

const catalogue = loadListedCatalogue()
const rows = (choices: Partial<ViewChoices> = {}, items: Bags = {}) =>
  toRows(catalogue, toStalls(catalogue, aUser({ items })), { ...DEFAULT_CHOICES, ...choices })

beforeAll(() => loadMessages(['en'], 'content'))

describe('toRows', () => {
  it('has a card for each ordinary species, with its ten potions', () => {
    expect(rows().map(({ title, total }) => [title, total])).toEqual([
      ['Wolf', 10],
      ['Tiger Cub', 10],
      ['Panda Cub', 10],
      ['Lion Cub', 10],
      ['Fox', 10],
      ['Winged Pig', 10],
      ['Dragon', 10],
      ['Cactus', 10],
      ['Bear Cub', 10],
    ])
  })

  it('has a card for each potion by potion, with its nine species', () => {
    const cards = rows({ by: 'potion' })
    expect(cards).toHaveLength(10)
    expect(cards[0]).toMatchObject({ title: 'Plain', total: 9, id: 'drop/Base' })
  })

  it('has one card for each magic potion', () => {
    const magic = rows({ kinds: ['premium'] })
    expect(magic.length).toBeGreaterThan(0)
    expect(magic.every(({ total }) => total === 9)).toBe(true)
  })

  it.each(['animal', 'potion'] as const)('has one card for animals without an egg, by %s', (by) => {
    const small = aCatalogue()
    const special = toRows(small, toStalls(small, aUser()), { ...DEFAULT_CHOICES, kinds: ['special'], by })
    expect(special).toMatchObject([{ title: 'Special', total: 2 }])
  })

  it('has the cards of animals that the player has before the others, in their order', () => {
    const items = bags({ pets: { 'Fox-Red': 5, 'Dragon-Base': 5 } })
    expect(
      rows({ order: 'mine' }, items)
        .map(({ title }) => title)
        .slice(0, 3),
    ).toEqual(['Fox', 'Dragon', 'Wolf'])
    expect(rows({ order: 'usual' }, items)[0]?.title).toBe('Wolf')
  })

  it('counts raised pets as found', () => {
    const items = bags({ pets: { 'Wolf-Red': 5, 'Wolf-White': -1 }, mounts: { 'Wolf-White': true } })
    expect(rows({}, items)[0]?.found).toBe(2)
  })

  it('leaves out cards without a matching stall', () => {
    const items = bags({ pets: { 'Fox-Red': 5 } })
    expect(rows({ states: ['pets'] }, items).map(({ title }) => title)).toEqual(['Fox'])
    expect(rows({ search: 'dragon' }).map(({ title }) => title)).toEqual(['Dragon'])
    expect(rows({ search: 'red fox' }).map(({ title }) => title)).toEqual(['Fox'])
    expect(rows({ search: 'no such beast' })).toEqual([])
  })

  it('sorts by what can be hatched', () => {
    const items = bags({ eggs: { Fox: 1 }, hatchingPotions: { Red: 1 } })
    expect(rows({ order: 'ready' }, items)[0]?.title).toBe('Fox')
    expect(
      rows({ order: 'name' }, items)
        .map(({ title }) => title)
        .slice(0, 3),
    ).toEqual(['Bear Cub', 'Cactus', 'Dragon'])
  })

  it('has a picture of every animal of the game', () => {
    const all = rows({ kinds: ['drop', 'premium', 'quest', 'wacky', 'special'] })
    expect(all.flatMap(({ stalls }) => stalls).filter(({ pet, mount }) => (pet ?? mount) === undefined)).toEqual([])
    expect(all.filter(({ picture: thing }) => thing === undefined)).toEqual([])
  })
})
