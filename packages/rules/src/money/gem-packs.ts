import * as E from 'fp-ts/lib/Either.js'
import { gemsPromoAt } from '../calendar/index.ts'
import type { Catalogue, GemPack } from '../content/catalogue.ts'
import { type Answer, type Instant, lookUp, refuse } from '../kernel/index.ts'

/** A pack as it is sold now: `gems` is what it holds, `usual` what it holds without a sale. */
export type PackForSale = GemPack & { readonly usual: number }

/** What gems are sold for money now. Reference, content facts 8.2; api 6.1. */
export const gemPacksAt = (catalogue: Catalogue, now: Instant): ReadonlyArray<PackForSale> => {
  const promo = gemsPromoAt(catalogue, now)
  return Object.values(catalogue.gemPacks).map((pack) => ({
    ...pack,
    gems: promo?.[pack.key] ?? pack.gems,
    usual: pack.gems,
  }))
}

export const gemPackNamed = (
  catalogue: Catalogue,
  key: string,
  now: Instant,
): Answer<'invalidGemsBlock', PackForSale> => {
  const pack = lookUp(Object.fromEntries(gemPacksAt(catalogue, now).map((each) => [each.key, each])), key)
  return pack === undefined ? refuse('invalidGemsBlock', { key }) : E.right(pack)
}
