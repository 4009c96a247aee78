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
  const known = setsOf(catalogue)
  const label = `${name}/${season}/${year}`
  const set = known.get(label) ?? newestSet(galaGear(catalogue), { name, season, year })
  known.set(label, set)
  return set
}

/** Sets that were looked for, by class, season and year. */
const setsOf = perCatalogue((): Map<string, ReadonlyArray<Gear>> => new Map())

type Wanted = { readonly name: PlayerClass; readonly season: string; readonly year: number }

const newestSet = (gear: ReadonlyArray<GalaPiece>, { name, season, year }: Wanted): ReadonlyArray<Gear> => {
  const pieces = gear.filter((piece) => piece.specialClass === name && piece.season === season && piece.year <= year)
  const newest = Math.max(...pieces.map((piece) => piece.year))
  return inSlotOrder(pieces.filter((piece) => piece.year === newest))
}
