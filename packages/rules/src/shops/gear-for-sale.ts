import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import { everOwnedGear, hasLostGear, ownsGear } from '../inventory/index.ts'
import { type Answer, type Instant, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { tierBelow } from './class-tree.ts'
import { isGalaPiece, isInSeason } from './gala-gear.ts'
import { mayOwn } from './may-own.ts'

export type SaleRefusals = 'cannotBuyItem' | 'equipmentAlreadyOwned' | 'previousGearNotOwned'

/**
 * Whether the market sells this piece to this player, gold apart: rights, class, ownership and tier, in this order.
 * Reference, rules 10.2; section 15, CONFLICT-21.
 */
export const gearForSale =
  (catalogue: Catalogue, now: Instant) =>
  (piece: Gear) =>
  (user: User): Answer<SaleRefusals, Gear> => {
    if (!mayOwn(user, piece) || !isOnSale(user, piece, now)) return refuse('cannotBuyItem')
    if (!isForClass(user, piece)) return refuse('cannotBuyItem')
    if (ownsGear(user, piece.key)) return refuse('equipmentAlreadyOwned')
    const below = tierBelow(catalogue, piece)
    return below !== undefined && !ownsGear(user, below.key) ? refuse('previousGearNotOwned') : E.right(piece)
  }

/** Gala gear is sold while its season runs; who had it once needs no season. */
const isOnSale = (user: User, piece: Gear, now: Instant): boolean =>
  !isGalaPiece(piece) || isInSeason(piece, now) || everOwnedGear(user, piece.key)

/** What was lost may be bought back by any class. */
const isForClass = (user: User, { key, group, specialClass }: Gear): boolean => {
  if (hasLostGear(user, key)) return true
  if (specialClass !== undefined && specialClass !== user.stats.class) return false
  return group === user.stats.class || group === 'special' || group === 'armoire'
}
