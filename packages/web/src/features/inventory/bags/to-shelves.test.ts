import { describe, expect, it } from 'vitest'
import { toShelves, isFiltered, DEFAULT_ARRANGEMENT, rankByQuantity } from './to-shelves.ts'
import type { ItemGroup, ItemModel } from './item.ts'

const item = (group: ItemGroup, key: string, count: number): ItemModel => ({
  id: `${group}/${key}`,
  group,
  key,
  name: `${key} thing`,
  notes: '',
  count,
  picture: undefined,
  price: 1,
  likedBy: undefined,
})
const items = [item('eggs', 'Wolf', 1), item('eggs', 'Fox', 3), item('food', 'Milk', 2)]
const shelves = (changes: Partial<typeof DEFAULT_ARRANGEMENT>, ranks = rankByQuantity(items)) =>
  toShelves(items, { ...DEFAULT_ARRANGEMENT, ...changes }, ranks)
const keysOf = (changes: Partial<typeof DEFAULT_ARRANGEMENT>, ranks?: ReturnType<typeof rankByQuantity>) =>
  shelves(changes, ranks)
    .flatMap((shelf) => shelf.items)
    .map(({ key }) => key)

describe('toShelves', () => {
  it('has a shelf for each group, also for empty ones', () => {
    expect(shelves({}).map(({ group, total }) => [group, total])).toEqual([
      ['eggs', 2],
      ['hatchingPotions', 0],
      ['food', 1],
      ['special', 0],
      ['quests', 0],
    ])
  })

  it('searches a part of the name in any case', () => {
    expect(keysOf({ search: ' mIL ' })).toEqual(['Milk'])
  })

  it('counts items that the search hides', () => {
    expect(shelves({ search: 'nothing like this' }).map(({ total }) => total)).toEqual([2, 0, 1, 0, 0])
  })

  it('has only the chosen groups', () => {
    expect(shelves({ groups: ['food', 'quests'] }).map(({ group }) => group)).toEqual(['food', 'quests'])
  })

  it.each([
    ['usual', ['Wolf', 'Fox', 'Milk']],
    ['name', ['Fox', 'Wolf', 'Milk']],
    ['quantity', ['Fox', 'Wolf', 'Milk']],
  ] as const)('sorts by %s', (order, keys) => expect(keysOf({ order })).toEqual(keys))

  it('keeps the order by quantity of the ranks, new items last', () => {
    expect(keysOf({ order: 'quantity' }, ['eggs/Wolf'])).toEqual(['Wolf', 'Fox', 'Milk'])
  })
})

describe('isFiltered', () => {
  it('is true if something can be hidden', () => {
    expect(
      [
        DEFAULT_ARRANGEMENT,
        { ...DEFAULT_ARRANGEMENT, search: ' ' },
        { ...DEFAULT_ARRANGEMENT, order: 'name' as const },
      ].map(isFiltered),
    ).toEqual([false, false, false])
    expect(
      [
        { ...DEFAULT_ARRANGEMENT, search: 'a' },
        { ...DEFAULT_ARRANGEMENT, groups: ['food'] as const },
      ].map(isFiltered),
    ).toEqual([true, true])
  })
})
