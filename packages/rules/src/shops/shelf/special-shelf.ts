import { type Instant, lookUp } from '../../kernel/index.ts'
import { isSubscribed, type User } from '../../model/index.ts'
import { isRebirthFree } from '../free-rebirth.ts'
import { forGems, forGold, type Shelf, type ShelfItem } from './shelf.ts'

/** Prices of what is no item. Reference, rules 10.9. */
const PRICES = { gem: 20, rebirth: 6, fortify: 4 } as const

/** Gems for gold, the orb of rebirth, and fortifying. */
export const specialShelf: Shelf =
  ({ now }, [name = '', ...rest]) =>
  (user) => {
    const item = rest.length > 0 ? undefined : lookUp(SPECIALS, name)
    return item?.(user, now)
  }

const SPECIALS: Readonly<Record<string, (user: User, now: Instant) => ShelfItem>> = {
  fortify: () => forGems(PRICES.fortify),
  rebirth_orb: (user, now) => ({
    ...forGems(isRebirthFree(user, now) ? 0 : PRICES.rebirth),
    locked: !user.flags.rebirthEnabled,
  }),
  gems: ({ purchased }) =>
    isSubscribed(purchased)
      ? forGold(PRICES.gem)
      : { ...forGold(PRICES.gem), locked: true, reason: 'mustSubscribeToPurchaseGems' },
}
