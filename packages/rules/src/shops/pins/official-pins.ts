import type { Catalogue } from '../../catalogue/index.ts'
import { everOwnedGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { gearPin } from './class-pins.ts'
import { currentGalaSet } from '../on-sale/index.ts'

/** The pins that the game sets: the player's set of the running gala, without pieces they ever owned. docs/reference/rules.md 10.9. */
export const officialPins = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Pin> =>
  currentGalaSet(catalogue, user.stats.class, now)
    .filter(({ key }) => !everOwnedGear(user, key))
    .map(gearPin)
