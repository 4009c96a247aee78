import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOnSale } from '../../calendar/index.ts'
import type { Catalogue, Quest } from '../../catalogue/index.ts'
import { textId } from '../../inventory/index.ts'
import { type Instant, outcome, ownEntry, refuse, type Result, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { withScrolls } from '../../quests/index.ts'
import { questsBeforeDone } from '../on-sale/index.ts'
import { sellForGems } from './sell-for-gems.ts'

export type BuyQuestForGems = { readonly key: string; readonly quantity?: number }

type Refusals =
  | 'questNotFound'
  | 'questNotGemPurchasable'
  | 'questUnlockLostMasterclasser'
  | 'mustComplete'
  | 'notAvailable'
  | 'messageNotAvailable'
  | 'notEnoughGems'

/** Buys scrolls of a quest for gems; pet and potion quests only while they are on sale. docs/reference/rules.md 10.6. */
export const buyQuestForGems: Rule<'catalogue' | 'now', BuyQuestForGems, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity = 1 }) =>
  (user) =>
    pipe(
      questWithPrice(catalogue, key),
      E.chainFirstW(({ quest }) => questsBeforeDone(catalogue, quest)(user)),
      E.chainFirstW(({ quest }) => questOnSale(catalogue, quest, now)),
      E.chainW(({ quest, price }) =>
        sellForGems({ price: price * quantity, reference: key })((buyer) =>
          outcome(withScrolls(quest.key, quantity)(buyer), [{ type: 'ItemBought', itemType: 'quests', key, quantity }]),
        )(user),
      ),
      E.map((sale) => ({ ...sale, message: { key: 'messageBought', params: { item: textId('quests', key) } } })),
    )

const questWithPrice = (
  { quests }: Catalogue,
  key: string,
): Result<'questNotFound' | 'questNotGemPurchasable', { readonly quest: Quest; readonly price: number }> => {
  const quest = ownEntry(quests, key)
  if (quest === undefined) return refuse('questNotFound', { key })
  if (quest.category === 'gold' || quest.value === undefined) return refuse('questNotGemPurchasable', { key })
  return E.right({ quest, price: quest.value })
}

/** Whether the scroll is on sale for gems now. docs/reference/rules.md 10.6. */
const questOnSale = (
  catalogue: Catalogue,
  quest: Quest,
  now: Instant,
): Result<'notAvailable' | 'messageNotAvailable', Quest> => {
  const isSold = (kind: 'petQuests' | 'hatchingPotionQuests' | 'seasonalQuests') =>
    isOnSale(catalogue, kind, quest.key, now)
  switch (quest.category) {
    case 'unlockable':
    case 'gold':
      return E.right(quest)
    case 'pet':
      return isSold('petQuests') || isSold('seasonalQuests') ? E.right(quest) : refuse('notAvailable')
    case 'hatchingPotion':
      return isSold('hatchingPotionQuests') ? E.right(quest) : refuse('notAvailable')
    case 'timeTravelers':
    case 'world':
      return refuse('messageNotAvailable')
  }
}
