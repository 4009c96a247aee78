import type { Catalogue } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { pinnedColumn } from './pinned-column.ts'
import { type Offer, offerOf } from '../offers/index.ts'

/** One entry of the rewards column below the player's own rewards. */
export type ColumnEntry = Pin & Offer

/** The pinned items of the rewards column with their offers, top to bottom; pins without an offer are left out. */
export const rewardsColumn =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ColumnEntry> =>
    pinnedColumn(catalogue, user, now).flatMap((pin) => {
      const item = offerOf(catalogue, now)(pin)(user)
      return item === undefined ? [] : [{ ...pin, ...item }]
    })
