import { saleEnd } from '../../calendar/index.ts'
import type { Catalogue, SaleKind } from '../../content/catalogue.ts'
import { type Instant, type IsoInstant, toIso } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { shelfItem, type ShelfItem } from '../shelf-item.ts'

/** One thing in a shop, as a screen shows it: how it is pinned, its price and lock, and when its sale ends. */
export type ShopItem = Pin & ShelfItem & { readonly key: string; readonly end?: IsoInstant }

export type ShopCategory = { readonly id: string; readonly items: ReadonlyArray<ShopItem> }

/** A thing to be listed. `sale`: what its sale goes by, with the key of its set where that is another one. */
export type Listed = Pin & {
  readonly key: string
  readonly sale?: { readonly kind: SaleKind; readonly key: string }
}

/** Who looks at a shop, and when. */
export type Visit = { readonly catalogue: Catalogue; readonly user: User; readonly now: Instant }

/** The things of a list with their prices, locks and ends; what is not in the game is left out. */
export const itemsOf =
  ({ catalogue, user, now }: Visit) =>
  (things: ReadonlyArray<Listed>): ReadonlyArray<ShopItem> =>
    things.flatMap(({ type, path, key, sale }) => {
      const item = shelfItem(catalogue, now)({ type, path })(user)
      if (item === undefined) return []
      const end = sale === undefined ? undefined : saleEnd(catalogue, sale.kind, sale.key, now)
      return [{ type, path, key, ...item, ...(end === undefined ? {} : { end: toIso(end) }) }]
    })

/** A category that is shown only if it holds anything. */
export const unlessEmpty = (category: ShopCategory): ReadonlyArray<ShopCategory> =>
  category.items.length === 0 ? [] : [category]
