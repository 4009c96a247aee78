import type { Catalogue } from '../content/catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { officialPins } from './official-pins.ts'

/**
 * All pins in the order of the rewards column: those that the player never moved come first, then the others in the
 * player's own order. Reference, rules 10.9.
 */
export const pinnedColumn = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Pin> => {
  const unpinned = new Set(user.unpinnedItems.map(({ path }) => path))
  const pins = [...officialPins(catalogue, user, now).filter(({ path }) => !unpinned.has(path)), ...user.pinnedItems]
  const place = (pin: Pin): number => user.pinnedItemsOrder.indexOf(pin.path)
  return pins.toSorted((one, other) => place(one) - place(other))
}
