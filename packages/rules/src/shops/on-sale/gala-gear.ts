import { type GalaPiece, galaAt, isGalaPiece } from '../../calendar/index.ts'
import { type Catalogue, type Gear, memoizeByCatalogue } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { PlayerClass } from '../../model/index.ts'
import { inSlotOrder } from './class-tree.ts'

export { type GalaPiece, isGalaPiece } from '../../calendar/index.ts'

const galaGear = memoizeByCatalogue(
  ({ gear }): ReadonlyArray<GalaPiece> => Object.values<Gear>(gear).filter((piece) => isGalaPiece(piece)),
)

/** Whether the gala of the piece's season runs now, in any year. */
export const isInSeason = (piece: GalaPiece, now: Instant): boolean => piece.season === galaAt(now).season

/**
 * The newest set of the running gala for a class; without one of this year, the one before.
 * docs/reference/content-facts.md 6.4.
 */
export const currentGalaSet = (catalogue: Catalogue, name: PlayerClass, now: Instant): ReadonlyArray<Gear> => {
  const { season, year } = galaAt(now)
  const cache = setCache(catalogue)
  const cacheKey = `${name}/${season}/${year}`
  const set = cache.get(cacheKey) ?? newestSet(galaGear(catalogue), { name, season, year })
  cache.set(cacheKey, set)
  return set
}

/** By class, season and year. */
const setCache = memoizeByCatalogue((): Map<string, ReadonlyArray<Gear>> => new Map())

type GalaSetQuery = { readonly name: PlayerClass; readonly season: string; readonly year: number }

const newestSet = (gear: ReadonlyArray<GalaPiece>, { name, season, year }: GalaSetQuery): ReadonlyArray<Gear> => {
  const pieces = gear.filter((piece) => piece.specialClass === name && piece.season === season && piece.year <= year)
  const newest = Math.max(...pieces.map((piece) => piece.year))
  return inSlotOrder(pieces.filter((piece) => piece.year === newest))
}
