import { DAY, fromIso, type Instant, ownEntry } from '../../kernel/index.ts'
import { isSubscribed, type User } from '../../model/index.ts'
import { GEMS_FOR_GOLD } from '../gems/index.ts'
import { forGems, forGold, type Offer, type OfferFinder } from './offer.ts'

/** Gems. docs/reference/rules.md 10.9. */
const PRICES = { rebirth: 6, fortify: 4 } as const

/** Rebirth is free from this level on, once in so many days. docs/reference/rules.md 5.2. */
const FREE_REBIRTH = { level: 100, days: 45 } as const

/** Offers that are not items: gems for gold, the orb of rebirth, and fortify. */
export const specialOffer: OfferFinder =
  ({ now }, [name = '', ...rest]) =>
  (user) => {
    const offer = rest.length > 0 ? undefined : ownEntry(SPECIALS, name)
    return offer?.(user, now)
  }

/** Whether a rebirth costs nothing now: at level 100, every 45 days. docs/reference/rules.md 5.2. */
export const isRebirthFree = ({ stats, flags }: User, now: Instant): boolean =>
  stats.lvl >= FREE_REBIRTH.level &&
  (flags.lastFreeRebirth === undefined || now - fromIso(flags.lastFreeRebirth) >= FREE_REBIRTH.days * DAY)

const SPECIALS: Readonly<Record<string, (user: User, now: Instant) => Offer>> = {
  fortify: () => forGems(PRICES.fortify),
  rebirth_orb: (user, now) => ({
    ...forGems(isRebirthFree(user, now) ? 0 : PRICES.rebirth),
    locked: !user.flags.rebirthEnabled,
  }),
  gems: ({ purchased }) =>
    isSubscribed(purchased)
      ? forGold(GEMS_FOR_GOLD.price)
      : { ...forGold(GEMS_FOR_GOLD.price), locked: true, reason: 'mustSubscribeToPurchaseGems' },
}
