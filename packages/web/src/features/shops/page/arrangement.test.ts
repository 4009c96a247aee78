import { describe, expect, it } from 'vitest'
import { SAMPLE_ITEM } from '../fixtures/sample-shop.ts'
import type { ShelfModel, ShopItemModel } from '../item/index.ts'
import { arrange, EVERYTHING, groupsOf, isFiltered } from './arrangement.ts'

const item = (name: string, changes: Partial<ShopItemModel> = {}): ShopItemModel => ({
  ...SAMPLE_ITEM,
  id: name,
  name,
  ...changes,
})

const SHELVES: ReadonlyArray<ShelfModel> = [
  {
    id: 'gear',
    title: 'Gear',
    items: [
      item('Staff', { price: 30, worth: { int: 4 } }),
      item('Robe', { price: 10, locked: 'First the one before.', worth: { int: 6 } }),
      item('Hat', { price: 2, currency: 'gems', missing: 2, pinned: true, done: true, worth: {} }),
    ],
  },
  { id: 'skin.a', title: 'Skin: A', group: { id: 'skin', title: 'Skin' }, items: [item('Moss')] },
  { id: 'skin.b', title: 'Skin: B', group: { id: 'skin', title: 'Skin' }, items: [], empty: 'You own them all.' },
]

const names = (changes: Partial<typeof EVERYTHING>) =>
  arrange(SHELVES, { ...EVERYTHING, ...changes }).map(({ id, items }) => [id, items.map(({ name }) => name)])

describe('arrange', () => {
  it('shows all shelves as they are, empty ones with their sentence', () =>
    expect(names({})).toEqual([
      ['gear', ['Staff', 'Robe', 'Hat']],
      ['skin.a', ['Moss']],
      ['skin.b', []],
    ]))

  it.each([
    ['name', ['Hat', 'Robe', 'Staff']],
    ['price', ['Robe', 'Staff', 'Hat']],
    ['int', ['Robe', 'Staff', 'Hat']],
  ] as const)('sorts by %s', (order, sorted) => expect(names({ order })[0]).toEqual(['gear', sorted]))

  it.each([
    ['locked', ['Staff', 'Hat']],
    ['dear', ['Staff', 'Robe']],
    ['pinned', ['Staff', 'Robe']],
    ['done', ['Staff', 'Robe']],
  ] as const)('leaves out what is %s', (filter, left) => expect(names({ hidden: [filter] })[0]).toEqual(['gear', left]))

  it('leaves out shelves where nothing is found', () =>
    expect(names({ search: ' STA' })).toEqual([['gear', ['Staff']]]))

  it('shows the shelves of a group', () => expect(names({ groups: ['skin'] })).toEqual([['skin.a', ['Moss']]]))
})

describe('groupsOf', () => {
  it('names each group once', () => expect(groupsOf(SHELVES).map(({ title }) => title)).toEqual(['Gear', 'Skin']))
})

describe('isFiltered', () => {
  it.each([
    [{}, false],
    [{ search: '  ' }, false],
    [{ order: 'name' as const }, false],
    [{ search: 'x' }, true],
    [{ hidden: ['dear' as const] }, true],
  ])('%j: %s', (changes, filtered) => expect(isFiltered({ ...EVERYTHING, ...changes })).toBe(filtered))
})
