import type { Catalogue, Gear } from '../content/catalogue.ts'
import { isReleased } from '../content/is-released.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import { GEAR_SLOTS, type User } from '../model/index.ts'

const armoireGear = perCatalogue(({ gear }): ReadonlyArray<Gear> => {
  const pieces = Object.values<Gear>(gear).filter(({ group }) => group === 'armoire')
  return GEAR_SLOTS.flatMap((slot) => pieces.filter(({ type }) => type === slot))
})

/** What the armoire still holds for a player, slot by slot; lost pieces went back into it. Reference, rules 9.1. */
export const armoireGearLeft = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Gear> =>
  armoireGear(catalogue).filter((piece) => user.items.gear.owned[piece.key] !== true && isReleased(piece, now))
