import { type Catalogue, type Gear, type Season, memoizeByCatalogue } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { PlayerClass } from '../../model/index.ts'
import { galaAt } from '../events/index.ts'

/** A piece made for a class and a season. */
export type GalaPiece = Gear & { readonly specialClass: PlayerClass; readonly season: string; readonly year: number }

/** Whether a piece of gear belongs to the class set of a gala. */
export const isGalaPiece = (piece: Gear): piece is GalaPiece =>
  piece.specialClass !== undefined && piece.season !== undefined && piece.year !== undefined

/** The gear of a gala for one class. */
export type GalaSet = {
  readonly key: string
  readonly season: Season
  readonly year: number
  readonly class: PlayerClass
  readonly pieces: ReadonlyArray<GalaPiece>
}

/** All sets by year, within a year in content order. */
export const galaSets = memoizeByCatalogue(({ gear }): ReadonlyArray<GalaSet> => {
  const sets = new Map<string, GalaSet>()
  for (const piece of Object.values<Gear>(gear)) {
    if (!isGalaPiece(piece) || piece.set === undefined) continue
    const { set, season, year, specialClass } = piece
    const existing = sets.get(set)
    sets.set(set, {
      key: set,
      season: season as Season,
      year,
      class: specialClass,
      pieces: [...(existing?.pieces ?? []), piece],
    })
  }
  return [...sets.values()].toSorted((one, other) => one.year - other.year)
})

/** All sets of the current season, up to this year's. docs/reference/content-facts.md 6.7. */
export const galaSetsOnSale = (catalogue: Catalogue, now: Instant): ReadonlyArray<GalaSet> => {
  const gala = galaAt(now)
  return galaSets(catalogue).filter(({ season, year }) => season === gala.season && year <= gala.year)
}
