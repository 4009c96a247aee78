import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { hasLostGear, ownsGear } from '../../inventory/index.ts'
import type { Instant, RefusalKey } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { nextPieces } from './class-tree.ts'
import { currentGalaSet, isGalaPiece } from './gala-gear.ts'
import { gearForSale } from './gear-for-sale.ts'
import { isGranted, mayOwn } from './may-own.ts'

export type Lock = { readonly locked: boolean; readonly reason?: RefusalKey }

/** Whether shops and the rewards column show a piece as locked, and the refusal of a purchase. docs/reference/rules.md 10.2. */
export const gearLock =
  (catalogue: Catalogue, now: Instant) =>
  (piece: Gear) =>
  (user: User): Lock => {
    if (!isLocked(catalogue, now, piece, user)) return { locked: false }
    const sale = gearForSale(catalogue, now)(piece)(user)
    return { locked: true, reason: E.isLeft(sale) ? sale.left.key : 'cannotBuyItem' }
  }

/** In the reference the last matching line wins; here the order is reversed and the first returns. */
const isLocked = (catalogue: Catalogue, now: Instant, piece: Gear, user: User): boolean => {
  if (piece.group === 'armoire') return false
  if (isGalaPiece(piece)) return isSetOfAnotherClass(catalogue, now, piece, user)
  if (hasLostGear(user, piece.key) && !isOffered(catalogue, now, piece, user)) return true
  if (isGranted(piece)) return !mayOwn(user, piece, now)
  return piece.group !== user.stats.class || !isOffered(catalogue, now, piece, user)
}

/** The market offers the next piece of each slot, and granted gear that the player may own. */
export const isOffered = (catalogue: Catalogue, now: Instant, piece: Gear, user: User): boolean =>
  isGranted(piece)
    ? !ownsGear(user, piece.key) && mayOwn(user, piece, now)
    : nextPieces(catalogue, user).some(({ key }) => key === piece.key)

const isSetOfAnotherClass = (catalogue: Catalogue, now: Instant, piece: Gear, user: User): boolean =>
  piece.specialClass !== undefined &&
  piece.specialClass !== user.stats.class &&
  currentGalaSet(catalogue, piece.specialClass, now).some(({ key }) => key === piece.key)
