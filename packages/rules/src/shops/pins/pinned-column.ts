import type { Catalogue } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { officialPins } from './official-pins.ts'

/**
 * All pins in the order of the rewards column: pins that were never moved first, then the others in the player's order.
 * docs/reference/rules.md 10.9.
 */
export const pinnedColumn = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<Pin> => {
  const unpinned = new Set(user.unpinnedItems.map(({ path }) => path))
  const pins = [...officialPins(catalogue, user, now).filter(({ path }) => !unpinned.has(path)), ...user.pinnedItems]
  const positionOf = (pin: Pin): number => user.pinnedItemsOrder.indexOf(pin.path)
  return pins.toSorted((one, other) => positionOf(one) - positionOf(other))
}
