import type { Catalogue, Gear } from '../content/catalogue.ts'
import { hasLostGear, ownsGear } from '../inventory/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { PlayerClass, User } from '../model/index.ts'
import { classTree } from './class-tree.ts'
import { currentGalaSet } from './gala-gear.ts'
import { gearLock, type Lock } from './gear-lock.ts'

/** A piece in the market: `lost` was the player's before. The price is gold. */
export type MarketPiece = Lock & { readonly gear: Gear; readonly price: number; readonly lost: boolean }

/** What the market shows of a class to a player: its tiers and its set of the running gala, as far as not owned. Reference, rules 10.2. */
export const marketGear =
  (catalogue: Catalogue) =>
  (user: User, now: Instant, shown: PlayerClass = user.stats.class): ReadonlyArray<MarketPiece> =>
    [...classTree(catalogue, shown), ...currentGalaSet(catalogue, shown, now)]
      .filter(({ key }) => !ownsGear(user, key))
      .map((gear) => ({
        gear,
        price: gear.value,
        lost: hasLostGear(user, gear.key),
        ...gearLock(catalogue, now)(gear)(user),
      }))
