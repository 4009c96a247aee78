import type { Gear, GearRight } from '../content/catalogue.ts'
import { everOwnedGear } from '../inventory/index.ts'
import type { User } from '../model/index.ts'
import { isGalaPiece } from './gala-gear.ts'

/** Prizes and gifts: no shop sells them to a player who never had them. Gala gear is sold in its season instead. */
export const isGranted = (piece: Gear): boolean =>
  piece.group === 'mystery' || piece.group === 'armoire' || (piece.group === 'special' && !isGalaPiece(piece))

/**
 * May the player own this piece? What was owned before may be had again, and some gear is open to those who have
 * a right to it. Content specification, section 6; reference, rules 10.2.
 */
export const mayOwn = (user: User, piece: Gear): boolean =>
  !isGranted(piece) || everOwnedGear(user, piece.key) || (piece.right !== undefined && hasRight(user, piece.right))

const hasRight = ({ backer, contributor }: User, right: GearRight): boolean => {
  switch (right.type) {
    case 'backer':
      return (backer.tier ?? 0) >= right.tier
    case 'contributor':
      return (contributor.level ?? 0) >= right.level
    case 'contributorCritical':
      return contributor.critical === true
  }
}
