import { describe, expect, it } from 'vitest'
import { arranged, isNarrowed, PLAIN, ranked } from './arranged.ts'
import type { ItemGroup, ItemModel } from './item.ts'

const item = (group: ItemGroup, key: string, count: number): ItemModel => ({
  id: `${group}/${key}`,
  group,
  key,
  name: `${key} thing`,
  notes: '',
  count,
  thing: undefined,
  price: 1,
  likedBy: undefined,
})
const items = [item('eggs', 'Wolf', 1), item('eggs', 'Fox', 3), item('food', 'Milk', 2)]
const shelves = (changes: Partial<typeof PLAIN>, ranks = ranked(items)) =>
  arranged(items, { ...PLAIN, ...changes }, ranks)
const keysOf = (changes: Partial<typeof PLAIN>, ranks?: ReturnType<typeof ranked>) =>
  shelves(changes, ranks)
    .flatMap((shelf) => shelf.items)
    .map(({ key }) => key)

describe('arranged', () => {
  it('keeps a shelf for each group, empty ones too', () => {
    expect(shelves({}).map(({ group, total }) => [group, total])).toEqual([
      ['eggs', 2],
      ['hatchingPotions', 0],
      ['food', 1],
      ['quests', 0],
    ])
  })

  it('finds by a part of the name, whatever the case', () => {
    expect(keysOf({ search: ' mIL ' })).toEqual(['Milk'])
  })

  it('still counts what a search hides', () => {
    expect(shelves({ search: 'nothing like this' }).map(({ total }) => total)).toEqual([2, 0, 1, 0])
  })

  it('shows the chosen groups only', () => {
    expect(shelves({ groups: ['food', 'quests'] }).map(({ group }) => group)).toEqual(['food', 'quests'])
  })

  it.each([
    ['usual', ['Wolf', 'Fox', 'Milk']],
    ['name', ['Fox', 'Wolf', 'Milk']],
    ['quantity', ['Fox', 'Wolf', 'Milk']],
  ] as const)('sorts by %s', (order, keys) => expect(keysOf({ order })).toEqual(keys))

  it('keeps the order by quantity of the moment it was taken, newcomers last', () => {
    expect(keysOf({ order: 'quantity' }, ['eggs/Wolf'])).toEqual(['Wolf', 'Fox', 'Milk'])
  })
})

describe('isNarrowed', () => {
  it('knows whether something may be hidden', () => {
    expect([PLAIN, { ...PLAIN, search: ' ' }, { ...PLAIN, order: 'name' as const }].map(isNarrowed)).toEqual([
      false,
      false,
      false,
    ])
    expect(
      [
        { ...PLAIN, search: 'a' },
        { ...PLAIN, groups: ['food'] as const },
      ].map(isNarrowed),
    ).toEqual([true, true])
  })
})
