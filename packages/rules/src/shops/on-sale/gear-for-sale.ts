import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { everOwnedGear, hasLostGear, ownsGear } from '../../inventory/index.ts'
import { type Result, type Instant, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { tierBelow } from './class-tree.ts'
import { isGalaPiece, isInSeason } from './gala-gear.ts'
import { mayOwn } from './may-own.ts'

export type SaleRefusals = 'cannotBuyItem' | 'equipmentAlreadyOwned' | 'previousGearNotOwned'

/**
 * Whether the market sells a piece to a player, regardless of gold: checks rights, class, ownership and tier in this order.
 * docs/reference/rules.md 10.2; docs/decisions/032-gala-gear-in-its-season.md.
 */
export const gearForSale =
  (catalogue: Catalogue, now: Instant) =>
  (piece: Gear) =>
  (user: User): Result<SaleRefusals, Gear> => {
    if (!mayOwn(user, piece, now) || !isOnSale(user, piece, now)) return refuse('cannotBuyItem')
    if (!isForClass(user, piece)) return refuse('cannotBuyItem')
    if (ownsGear(user, piece.key)) return refuse('equipmentAlreadyOwned')
    const below = tierBelow(catalogue, piece)
    return below !== undefined && !ownsGear(user, below.key) ? refuse('previousGearNotOwned') : E.right(piece)
  }

/** Gala gear is sold in its season; a player who owned it once may buy it back at any time. */
const isOnSale = (user: User, piece: Gear, now: Instant): boolean =>
  !isGalaPiece(piece) || isInSeason(piece, now) || everOwnedGear(user, piece.key)

/** A lost piece may be bought back by any class. */
const isForClass = (user: User, { key, group, specialClass }: Gear): boolean => {
  if (hasLostGear(user, key)) return true
  if (specialClass !== undefined && specialClass !== user.stats.class) return false
  return group === user.stats.class || group === 'special' || group === 'armoire'
}
