import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { hasLostGear, ownsGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { PlayerClass, User } from '../../model/index.ts'
import { classTree, currentGalaSet, gearLock, type Lock } from '../on-sale/index.ts'

/** A piece in the market. The price is in gold; `lost`: owned once and lost on death. */
export type MarketPiece = Lock & { readonly gear: Gear; readonly price: number; readonly lost: boolean }

/** Tiers and current gala set of a class that the player does not own. docs/reference/rules.md 10.2. */
export const marketGear =
  (catalogue: Catalogue) =>
  (user: User, now: Instant, className: PlayerClass = user.stats.class): ReadonlyArray<MarketPiece> =>
    [...classTree(catalogue, className), ...currentGalaSet(catalogue, className, now)]
      .filter(({ key }) => !ownsGear(user, key))
      .map((gear) => ({
        gear,
        price: gear.value,
        lost: hasLostGear(user, gear.key),
        ...gearLock(catalogue, now)(gear)(user),
      }))
