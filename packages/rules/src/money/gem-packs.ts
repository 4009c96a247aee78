import * as E from 'fp-ts/lib/Either.js'
import { gemsPromoAt } from '../calendar/index.ts'
import type { Catalogue, GemPack } from '../catalogue/index.ts'
import { type Result, type Instant, ownEntry, refuse } from '../kernel/index.ts'

/** A pack as it is sold now. `gems`: what it contains now; `usual`: what it contains without a sale. */
export type PackForSale = GemPack & { readonly usual: number }

/** The gem packs for sale now. docs/reference/content-facts.md 8.2; api 6.1. */
export const gemPacksAt = (catalogue: Catalogue, now: Instant): ReadonlyArray<PackForSale> => {
  const promo = gemsPromoAt(catalogue, now)
  return Object.values(catalogue.gemPacks).map((pack) => ({
    ...pack,
    gems: promo?.[pack.key] ?? pack.gems,
    usual: pack.gems,
  }))
}

/** The pack of a key at its price of today, or `invalidGemsBlock`. */
export const gemPackNamed = (
  catalogue: Catalogue,
  key: string,
  now: Instant,
): Result<'invalidGemsBlock', PackForSale> => {
  const pack = ownEntry(Object.fromEntries(gemPacksAt(catalogue, now).map((each) => [each.key, each])), key)
  return pack === undefined ? refuse('invalidGemsBlock', { key }) : E.right(pack)
}
