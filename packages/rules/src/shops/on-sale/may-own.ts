import type { Gear, GearRight } from '../../catalogue/index.ts'
import { everOwnedGear } from '../../inventory/index.ts'
import { fromIso, type Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { isGalaPiece } from './gala-gear.ts'

/** Prizes and gifts, which no shop sells to a player who never owned them. Gala gear is sold in its season instead. */
export const isGranted = (piece: Gear): boolean =>
  piece.group === 'mystery' || piece.group === 'armoire' || (piece.group === 'special' && !isGalaPiece(piece))

/**
 * Whether the player may own a piece: granted gear needs former ownership, a right (backer, contributor), or a window of
 * sale that is open. docs/reference/content.md 6; docs/reference/rules.md 10.2.
 */
export const mayOwn = (user: User, piece: Gear, now: Instant): boolean =>
  !isGranted(piece) ||
  everOwnedGear(user, piece.key) ||
  (piece.right !== undefined && hasRight(user, piece.right)) ||
  isInWindow(piece, now)

/** Gear with a window and a price is sold to everybody meanwhile; without a price it is given. docs/decisions/082-special-gear-in-a-window.md */
const isInWindow = ({ window, value }: Gear, now: Instant): boolean =>
  window !== undefined && value > 0 && now >= fromIso(window.from) && now <= fromIso(window.until)

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
