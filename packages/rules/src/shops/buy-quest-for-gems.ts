import * as E from 'fp-ts/lib/Either.js'
import { isOnSale } from '../calendar/index.ts'
import type { Catalogue, Quest } from '../content/catalogue.ts'
import {
  followedBy,
  GEMS_PER_BALANCE,
  gemsFor,
  type NumberOrText,
  payGems,
  quantityOf,
  textId,
} from '../inventory/index.ts'
import { type Answer, type Instant, lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withScrolls } from '../quests/index.ts'
import { questsBeforeDone } from './quest-for-sale.ts'

export type BuyQuestForGems = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals =
  | 'invalidQuantity'
  | 'questNotFound'
  | 'questNotGemPurchasable'
  | 'questUnlockLostMasterclasser'
  | 'mustComplete'
  | 'notAvailable'
  | 'messageNotAvailable'
  | 'notEnoughGems'

/** Buys scrolls of a quest for gems, those of pets and potions while they are on sale. Reference, rules 10.6. */
export const buyQuestForGems: Rule<'catalogue' | 'now', BuyQuestForGems, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const quest = lookUp(catalogue.quests, key)
    if (quest === undefined) return refuse('questNotFound', { key })
    if (quest.category === 'gold' || quest.value === undefined) return refuse('questNotGemPurchasable', { key })
    const ready = questsBeforeDone(catalogue, quest)(user)
    if (E.isLeft(ready)) return ready
    const offered = questOnSale(catalogue, quest, now)
    if (E.isLeft(offered)) return offered
    const price = gemsFor(user, (quest.value * quantity.right) / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const bought = outcome(withScrolls(quest.key, quantity.right)(user), [
      { type: 'ItemBought', itemType: 'quests', key, quantity: quantity.right },
    ])
    const paid = followedBy(payGems({ price: price.right, transaction: 'spend', reference: key }))(bought)
    return E.right({ ...paid, message: { key: 'messageBought', params: { item: textId('quests', key) } } })
  }

/** Whether anybody can have the scroll for gems now. Reference, rules 10.6. */
export const questOnSale = (
  catalogue: Catalogue,
  quest: Quest,
  now: Instant,
): Answer<'notAvailable' | 'messageNotAvailable', Quest> => {
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
