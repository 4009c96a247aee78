import { type Catalogue, type Gear, isReleased, memoizeByCatalogue } from '../catalogue/index.ts'
import type { Instant } from '../kernel/index.ts'
import { GEAR_SLOTS, type User } from '../model/index.ts'

const armoireGear = memoizeByCatalogue(({ gear }): ReadonlyArray<Gear> => {
  const pieces = Object.values<Gear>(gear).filter(({ group }) => group === 'armoire')
  return GEAR_SLOTS.flatMap((slot) => pieces.filter(({ type }) => type === slot))
})

/** The gear that a player can still draw, in slot order; lost pieces can be drawn again. docs/reference/rules.md 9.1. */
export const armoireGearLeft = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Gear> =>
  armoireGear(catalogue).filter((piece) => user.items.gear.owned[piece.key] !== true && isReleased(piece, now))
