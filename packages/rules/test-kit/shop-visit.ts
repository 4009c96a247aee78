import type { ShopCategory, ShopItem } from '../src/shops/index.ts'
import type { User } from '../src/model/index.ts'
import { aUser, overlay } from './user.ts'

/** An instant at which everything of June in `shopCatalogue` is released. */
export const JUNE = Date.parse('2026-06-22T12:00:00Z')

type VisitorChanges = { readonly [field: string]: unknown }

/** A player without gear, with changes by plain keys. */
export const aVisitor = (changes: VisitorChanges = {}): User => {
  const user = aUser()
  const bare: User = { ...user, items: { ...user.items, gear: { ...user.items.gear, owned: {} } } }
  return overlay<unknown>(bare, changes) as User
}

/** An item as a line: `Fox 3 gems`. */
export const toLine = ({ key, price, currency, locked }: ShopItem): string =>
  `${key} ${price} ${currency}${locked ? ' locked' : ''}`

/** The items of each category as lines. */
export const linesOf = (categories: ReadonlyArray<ShopCategory>): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(categories.map(({ id, items }) => [id, items.map(toLine)]))

export const keysIn = (categories: ReadonlyArray<ShopCategory>, id: string): ReadonlyArray<string> =>
  categories.find((category) => category.id === id)?.items.map(({ key }) => key) ?? []
