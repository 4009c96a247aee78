import { matchesSearch } from '../../inventory/index.ts'
import type { ShelfModel, ShopItemModel } from '../item/index.ts'

export const SHOP_ORDERS = ['usual', 'name', 'price', 'con', 'per', 'str', 'int'] as const
export type ShopOrder = (typeof SHOP_ORDERS)[number]

export const SHOP_FILTERS = ['locked', 'pinned', 'done', 'dear'] as const
export type ShopFilter = (typeof SHOP_FILTERS)[number]

/** How a shop is sorted and what it leaves out. */
export type ShopArrangement = {
  readonly search: string
  readonly order: ShopOrder
  /** Ids of the visible groups of shelves; all of them if empty. */
  readonly groups: ReadonlyArray<string>
  readonly hidden: ReadonlyArray<ShopFilter>
}

export const EVERYTHING: ShopArrangement = { search: '', order: 'usual', groups: [], hidden: [] }

export const isFiltered = ({ search, groups, hidden }: ShopArrangement): boolean =>
  search.trim() !== '' || groups.length > 0 || hidden.length > 0

/** The group of a shelf, by which one chooses it. */
const groupOf = ({ group, id, title }: ShelfModel): { readonly id: string; readonly title: string } =>
  group ?? { id, title }

/** The groups of some shelves, in their order. */
export const groupsOf = (shelves: ReadonlyArray<ShelfModel>) => [
  ...new Map(shelves.map((shelf) => [groupOf(shelf).id, groupOf(shelf)])).values(),
]

/** The shelves with the items that are looked for. Empty shelves stay only while nothing is filtered. */
export const arrange = (
  shelves: ReadonlyArray<ShelfModel>,
  arrangement: ShopArrangement,
): ReadonlyArray<ShelfModel> => {
  const matches = matchesSearch(arrangement.search)
  const isShown = (item: ShopItemModel): boolean =>
    matches(item.name) && !arrangement.hidden.some((filter) => LEAVES_OUT[filter](item))
  return shelves
    .filter((shelf) => arrangement.groups.length === 0 || arrangement.groups.includes(groupOf(shelf).id))
    .map((shelf) => ({ ...shelf, items: sorted(shelf.items.filter(isShown), arrangement.order) }))
    .filter(({ items, empty }) => items.length > 0 || (empty !== undefined && !isFiltered(arrangement)))
}

const LEAVES_OUT: Readonly<Record<ShopFilter, (item: ShopItemModel) => boolean>> = {
  locked: ({ locked }) => locked !== undefined,
  pinned: ({ pinned }) => pinned === true,
  done: ({ done }) => done === true,
  dear: ({ missing }) => missing > 0,
}

const CURRENCIES = ['gold', 'gems', 'hourglasses'] as const

const sorted = (items: ReadonlyArray<ShopItemModel>, order: ShopOrder): ReadonlyArray<ShopItemModel> => {
  switch (order) {
    case 'usual':
      return items
    case 'name':
      return items.toSorted((one, other) => one.name.localeCompare(other.name))
    case 'price':
      return items.toSorted(
        (one, other) =>
          CURRENCIES.indexOf(one.currency) - CURRENCIES.indexOf(other.currency) || one.price - other.price,
      )
    case 'con':
    case 'per':
    case 'str':
    case 'int':
      return items.toSorted((one, other) => (other.worth[order] ?? 0) - (one.worth[order] ?? 0))
  }
}
