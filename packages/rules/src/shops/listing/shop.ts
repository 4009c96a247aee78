import { saleEnd } from '../../calendar/index.ts'
import type { Catalogue, SaleKind } from '../../catalogue/index.ts'
import { type Instant, type IsoInstant, toIso } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { officialPins } from '../pins/index.ts'
import { type Offer, offerOf } from '../offers/index.ts'

/** An item of a shop as a screen shows it: its pin, its offer, and the end of its sale. */
export type ShopItem = Pin & Offer & { readonly key: string; readonly end?: IsoInstant }

export type ShopCategory = { readonly id: string; readonly items: ReadonlyArray<ShopItem> }

/** An item to list. `sale`: the kind and key that the sale calendar knows it by, for instance its set. */
export type ListingEntry = Pin & {
  readonly key: string
  readonly sale?: { readonly kind: SaleKind; readonly key: string }
}

/** The player who looks at a shop, and when. */
export type ShopContext = { readonly catalogue: Catalogue; readonly user: User; readonly now: Instant }

/** Adds offers and sale ends to entries; an entry without an offer is left out. */
export const toShopItems =
  ({ catalogue, user, now }: ShopContext) =>
  (entries: ReadonlyArray<ListingEntry>): ReadonlyArray<ShopItem> =>
    entries.flatMap(({ type, path, key, sale }) => {
      const offer = offerOf(catalogue, now)({ type, path })(user)
      if (offer === undefined) return []
      const end = sale === undefined ? undefined : saleEnd(catalogue, sale.kind, sale.key, now)
      return [{ type, path, key, ...offer, ...(end === undefined ? {} : { end: toIso(end) }) }]
    })

/** The pieces that the player lacks of the gala set of their class. */
export const missingGalaPieces = ({ catalogue, user, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  officialPins(catalogue, user, now).map((pin) => ({ ...pin, key: pin.path.split('.').at(-1) ?? '' }))

/** The category, unless it is empty; for `flatMap`. */
export const unlessEmpty = (category: ShopCategory): ReadonlyArray<ShopCategory> =>
  category.items.length === 0 ? [] : [category]
