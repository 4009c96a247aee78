import { ITEM_GROUPS, type ItemGroup, type ItemId, type ItemModel } from './item.ts'

export const ITEM_ORDERS = ['usual', 'name', 'quantity'] as const
export type ItemOrder = (typeof ITEM_ORDERS)[number]

/** How the player wants to see the bags. No group chosen means all of them. */
export type Arrangement = {
  readonly search: string
  readonly groups: ReadonlyArray<ItemGroup>
  readonly order: ItemOrder
}

export const PLAIN: Arrangement = { search: '', groups: [], order: 'usual' }

export const isNarrowed = ({ search, groups }: Arrangement): boolean => search.trim() !== '' || groups.length > 0

/** A shelf: `total` counts what lies there, whether a search shows it or not. */
export type Shelf = { readonly group: ItemGroup; readonly items: ReadonlyArray<ItemModel>; readonly total: number }

/**
 * The shelves with what is shown of them. `ranks` is the order by quantity as it was when the player came, so that
 * nothing jumps while they use things up. Reference, screens 4.1.
 */
export const arranged = (
  items: ReadonlyArray<ItemModel>,
  { search, groups, order }: Arrangement,
  ranks: ReadonlyArray<ItemId>,
): ReadonlyArray<Shelf> => {
  const sought = search.trim().toLocaleLowerCase()
  return ITEM_GROUPS.filter((group) => groups.length === 0 || groups.includes(group)).map((group) => {
    const all = items.filter((item) => item.group === group)
    const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
    return { group, items: inOrder(found, order, ranks), total: all.length }
  })
}

/** The things by quantity, the most first. */
export const ranked = (items: ReadonlyArray<ItemModel>): ReadonlyArray<ItemId> =>
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

/** What came after the ranks were taken stands at the end. */
const rankIn = (ranks: ReadonlyArray<ItemId>, id: ItemId): number => {
  const at = ranks.indexOf(id)
  return at < 0 ? ranks.length : at
}
