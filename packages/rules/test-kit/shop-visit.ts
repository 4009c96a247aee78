import type { ShopCategory, ShopItem } from '../src/shops/index.ts'
import type { User } from '../src/model/index.ts'
import { aUser, overlay } from './user.ts'

/** All that June brings to the small world of shops is out. */
export const JUNE = Date.parse('2026-06-22T12:00:00Z')

type Given = { readonly [field: string]: unknown }

/** Somebody who owns no gear, but for what is given, by plain keys. */
export const aVisitor = (given: Given = {}): User => {
  const user = aUser()
  const bare: User = { ...user, items: { ...user.items, gear: { ...user.items.gear, owned: {} } } }
  return overlay<unknown>(bare, given) as User
}

/** An item as a sentence: `Fox 3 gems`. */
export const told = ({ key, price, currency, locked }: ShopItem): string =>
  `${key} ${price} ${currency}${locked ? ' locked' : ''}`

/** What stands in each category. */
export const toldOf = (categories: ReadonlyArray<ShopCategory>): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(categories.map(({ id, items }) => [id, items.map(told)]))

export const keysIn = (categories: ReadonlyArray<ShopCategory>, id: string): ReadonlyArray<string> =>
  categories.find((category) => category.id === id)?.items.map(({ key }) => key) ?? []
