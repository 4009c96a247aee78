import type { Catalogue } from '../content/catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { pinnedColumn } from './pinned-column.ts'
import { type ShelfItem, shelfItem } from './shelf-item.ts'

/** One entry of the rewards column below the player's own rewards. */
export type ColumnEntry = Pin & ShelfItem

/** What the game offers in the rewards column, top to bottom; pins of things that are gone are left out. */
export const rewardsColumn =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ColumnEntry> =>
    pinnedColumn(catalogue, user, now).flatMap((pin) => {
      const item = shelfItem(catalogue, now)(pin)(user)
      return item === undefined ? [] : [{ ...pin, ...item }]
    })
