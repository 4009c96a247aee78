import { matchesSearch } from '../matches-search.ts'
import { ITEM_GROUPS, type ItemGroup, type ItemId, type ItemModel } from './item.ts'

export const ITEM_ORDERS = ['usual', 'name', 'quantity'] as const
export type ItemOrder = (typeof ITEM_ORDERS)[number]

/** What the player chose to see. No group means all of them. */
export type Arrangement = {
  readonly search: string
  readonly groups: ReadonlyArray<ItemGroup>
  readonly order: ItemOrder
}

export const DEFAULT_ARRANGEMENT: Arrangement = { search: '', groups: [], order: 'usual' }

export const isFiltered = ({ search, groups }: Arrangement): boolean => search.trim() !== '' || groups.length > 0

/** The items of a group that match the search. `total` counts all of the group. */
export type Shelf = { readonly group: ItemGroup; readonly items: ReadonlyArray<ItemModel>; readonly total: number }

/**
 * `ranks` is the order by quantity when the screen was opened, so that tiles keep their position while items are used up.
 * docs/reference/screens.md 4.1.
 */
export const toShelves = (
  items: ReadonlyArray<ItemModel>,
  { search, groups, order }: Arrangement,
  ranks: ReadonlyArray<ItemId>,
): ReadonlyArray<Shelf> => {
  const matches = matchesSearch(search)
  return ITEM_GROUPS.filter((group) => groups.length === 0 || groups.includes(group)).map((group) => {
    const all = items.filter((item) => item.group === group)
    const found = all.filter(({ name }) => matches(name))
    return { group, items: inOrder(found, order, ranks), total: all.length }
  })
}

/** The ids of the items by quantity, highest first. */
export const rankByQuantity = (items: ReadonlyArray<ItemModel>): ReadonlyArray<ItemId> =>
  [...items].sort((one, other) => other.count - one.count).map(({ id }) => id)

const inOrder = (
  items: ReadonlyArray<ItemModel>,
  order: ItemOrder,
  ranks: ReadonlyArray<ItemId>,
): ReadonlyArray<ItemModel> => {
  switch (order) {
    case 'usual':
      return items
    case 'name':
      return [...items].sort((one, other) => one.name.localeCompare(other.name))
    case 'quantity':
      return [...items].sort((one, other) => rankIn(ranks, one.id) - rankIn(ranks, other.id))
  }
}

/** Items that came later are last. */
const rankIn = (ranks: ReadonlyArray<ItemId>, id: ItemId): number => {
  const at = ranks.indexOf(id)
  return at < 0 ? ranks.length : at
}
