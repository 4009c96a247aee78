import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import { hasLostGear, ownsGear } from '../inventory/index.ts'
import type { Instant, RefusalKey } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { nextPieces } from './class-tree.ts'
import { currentGalaSet, isGalaPiece } from './gala-gear.ts'
import { gearForSale } from './gear-for-sale.ts'
import { isGranted, mayOwn } from './may-own.ts'

export type Lock = { readonly locked: boolean; readonly reason?: RefusalKey }

/** Whether shops and the rewards column show a piece as locked, and what a purchase would answer. Reference, rules 10.2. */
export const gearLock =
  (catalogue: Catalogue, now: Instant) =>
  (piece: Gear) =>
  (user: User): Lock => {
    if (!isLocked(catalogue, now, piece, user)) return { locked: false }
    const sale = gearForSale(catalogue, now)(piece)(user)
    return { locked: true, reason: E.isLeft(sale) ? sale.left.key : 'cannotBuyItem' }
  }

/** The later a line, the more it counts in the reference; here it comes the earlier. */
const isLocked = (catalogue: Catalogue, now: Instant, piece: Gear, user: User): boolean => {
  if (piece.group === 'armoire') return false
  if (isGalaPiece(piece)) return isSetOfAnotherClass(catalogue, now, piece, user)
  if (hasLostGear(user, piece.key) && !isOffered(catalogue, piece, user)) return true
  if (isGranted(piece)) return !mayOwn(user, piece)
  return piece.group !== user.stats.class || !isOffered(catalogue, piece, user)
}

/** The market offers the next piece of each slot, and prizes and gifts that the player may have. */
export const isOffered = (catalogue: Catalogue, piece: Gear, user: User): boolean =>
  isGranted(piece)
    ? !ownsGear(user, piece.key) && mayOwn(user, piece)
    : nextPieces(catalogue, user).some(({ key }) => key === piece.key)

const isSetOfAnotherClass = (catalogue: Catalogue, now: Instant, piece: Gear, user: User): boolean =>
  piece.specialClass !== undefined &&
  piece.specialClass !== user.stats.class &&
  currentGalaSet(catalogue, piece.specialClass, now).some(({ key }) => key === piece.key)
