import { type GalaPiece, galaAt, isGalaPiece } from '../calendar/index.ts'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import type { PlayerClass } from '../model/index.ts'
import { inSlotOrder } from './class-tree.ts'

export { type GalaPiece, isGalaPiece } from '../calendar/index.ts'

const galaGear = perCatalogue(
  ({ gear }): ReadonlyArray<GalaPiece> => Object.values<Gear>(gear).filter((piece) => isGalaPiece(piece)),
)

/** The gala of its season runs now, whatever its year. */
export const isInSeason = (piece: GalaPiece, now: Instant): boolean => piece.season === galaAt(now).season

/**
 * The newest set that the running gala has for a class. A class without a set of this year keeps the one before.
 * Reference, content facts 6.4.
 */
export const currentGalaSet = (catalogue: Catalogue, name: PlayerClass, now: Instant): ReadonlyArray<Gear> => {
  const { season, year } = galaAt(now)
  const pieces = galaGear(catalogue).filter(
    (piece) => piece.specialClass === name && piece.season === season && piece.year <= year,
  )
  const newest = Math.max(...pieces.map((piece) => piece.year))
  return inSlotOrder(pieces.filter((piece) => piece.year === newest))
}
