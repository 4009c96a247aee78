import { isOnSale } from '../../calendar/index.ts'
import type { Card, Catalogue, Transformation } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { CARD_TYPES, type User } from '../../model/index.ts'
import { throwable } from '../throw-item.ts'

/** Cards of one kind that wait to be read: who sent them, the oldest first. */
export type WaitingCard = { readonly card: (typeof CARD_TYPES)[number]; readonly from: ReadonlyArray<string> }

/** What a player can cast besides skills. docs/reference/rules.md 6.3 and 6.4. */
export type Belongings = {
  /** Items to throw, with their number. */
  readonly throwable: ReadonlyArray<{ readonly item: Transformation; readonly count: number }>
  /** The antidotes of what the player is under. */
  readonly antidotes: ReadonlyArray<Transformation>
  /** The kinds of cards that can be sent today. */
  readonly sendable: ReadonlyArray<Card>
  readonly waiting: ReadonlyArray<WaitingCard>
}

/** The items, antidotes and cards of a player for the drawer. docs/reference/screens.md 2.10. */
export const belongings = (catalogue: Catalogue, user: User, now: Instant): Belongings => {
  const transformations = Object.values<Transformation>(catalogue.transformations)
  return {
    throwable: transformations.map((item) => ({ item, count: throwable(user, item) })).filter(({ count }) => count > 0),
    antidotes: transformations.filter(({ key }) => user.stats.buffs[key]),
    sendable: Object.values<Card>(catalogue.cards).filter(
      ({ key, limited }) => !limited || isOnSale(catalogue, 'cards', key, now),
    ),
    waiting: CARD_TYPES.map((card) => ({ card, from: user.items.special[`${card}Received`] })).filter(
      ({ from }) => from.length > 0,
    ),
  }
}
