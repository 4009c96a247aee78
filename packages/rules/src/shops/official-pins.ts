import type { Catalogue } from '../content/catalogue.ts'
import { everOwnedGear } from '../inventory/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { gearPin } from './class-pins.ts'
import { currentGalaSet } from './gala-gear.ts'

/** What the game itself pins: the player's set of the running gala, but for pieces they ever had. Reference, rules 10.9. */
export const officialPins = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Pin> =>
  currentGalaSet(catalogue, user.stats.class, now)
    .filter(({ key }) => !everOwnedGear(user, key))
    .map(gearPin)
