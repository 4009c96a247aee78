import { isOnSale } from '../../calendar/index.ts'
import type { Card, Catalogue, Transformation } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { CARD_TYPES, type User } from '../../model/index.ts'
import { goldForUse, stockOf } from '../bought-casts.ts'
import { throwable } from '../throw-item.ts'

/** Cards of one kind that wait to be read: who sent them, the oldest first. */
export type WaitingCard = { readonly card: (typeof CARD_TYPES)[number]; readonly from: ReadonlyArray<string> }

/** What a player can cast besides skills. docs/reference/rules.md 6.3 and 6.4. */
export type Belongings = {
  /** Items to throw, with their number. */
  readonly throwable: ReadonlyArray<{ readonly item: Transformation; readonly count: number }>
  /** The antidotes of what the player is under. `gold`: what one costs now, nothing if `count` were bought before. */
  readonly antidotes: ReadonlyArray<{ readonly item: Transformation; readonly gold: number; readonly count: number }>
  /** The kinds of cards that are sold today or were bought before. */
  readonly sendable: ReadonlyArray<{ readonly card: Card; readonly gold: number; readonly count: number }>
  readonly waiting: ReadonlyArray<WaitingCard>
}

/** The items, antidotes and cards of a player for the drawer. docs/reference/screens.md 2.10. */
export const belongings = (catalogue: Catalogue, user: User, now: Instant): Belongings => {
  const transformations = Object.values<Transformation>(catalogue.transformations)
  return {
    throwable: transformations.map((item) => ({ item, count: throwable(user, item) })).filter(({ count }) => count > 0),
    antidotes: transformations
      .filter(({ key }) => user.stats.buffs[key])
      .map((item) => ({ item, gold: goldForUse(item.antidote, 1, user), count: stockOf(user, item.antidote.key) })),
    sendable: Object.values<Card>(catalogue.cards)
      .map((card) => ({ card, gold: goldForUse(card, 1, user), count: stockOf(user, card.key) }))
      .filter(({ card, gold }) => gold === 0 || !card.limited || isOnSale(catalogue, 'cards', card.key, now)),
    waiting: CARD_TYPES.map((card) => ({ card, from: user.items.special[`${card}Received`] })).filter(
      ({ from }) => from.length > 0,
    ),
  }
}
