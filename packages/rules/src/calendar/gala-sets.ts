import type { Catalogue, Gear, Season } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import type { PlayerClass } from '../model/index.ts'
import { galaAt } from './gala.ts'

/** A piece made for a class and a season. */
export type GalaPiece = Gear & { readonly specialClass: PlayerClass; readonly season: string; readonly year: number }

export const isGalaPiece = (piece: Gear): piece is GalaPiece =>
  piece.specialClass !== undefined && piece.season !== undefined && piece.year !== undefined

/** The gear that a gala has for one class, slot by slot. */
export type GalaSet = {
  readonly key: string
  readonly season: Season
  readonly year: number
  readonly class: PlayerClass
  readonly pieces: ReadonlyArray<GalaPiece>
}

/** All sets, year by year, in a year as content has them. */
export const galaSets = perCatalogue(({ gear }): ReadonlyArray<GalaSet> => {
  const sets = new Map<string, GalaSet>()
  for (const piece of Object.values<Gear>(gear)) {
    if (!isGalaPiece(piece) || piece.set === undefined) continue
    const { set, season, year, specialClass } = piece
    const known = sets.get(set)
    sets.set(set, {
      key: set,
      season: season as Season,
      year,
      class: specialClass,
      pieces: [...(known?.pieces ?? []), piece],
    })
  }
  return [...sets.values()].toSorted((one, other) => one.year - other.year)
})

/** All sets of the season that runs, up to this year's. Reference, content facts 6.7. */
export const galaSetsOnSale = (catalogue: Catalogue, now: Instant): ReadonlyArray<GalaSet> => {
  const gala = galaAt(now)
  return galaSets(catalogue).filter(({ season, year }) => season === gala.season && year <= gala.year)
}
