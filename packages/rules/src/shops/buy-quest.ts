import * as E from 'fp-ts/lib/Either.js'
import { goldFor, type NumberOrText, quantityOf, textId, withoutGold } from '../inventory/index.ts'
import { lookUp, refuse, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withScrolls } from '../quests/index.ts'
import { questsBeforeDone } from './quest-for-sale.ts'

export type BuyQuest = { readonly key?: string; readonly quantity?: NumberOrText }

type Refusals =
  | 'missingKeyParam'
  | 'invalidQuantity'
  | 'questNotFound'
  | 'questNotGoldPurchasable'
  | 'questUnlockLostMasterclasser'
  | 'mustComplete'
  | 'messageNotEnoughGold'

/** Buys scrolls of a quest for gold. Neither level nor day of check-in is asked for: those only hide the scroll. Reference, rules 10.6. */
export const buyQuest: Rule<'catalogue', BuyQuest, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ key, quantity: asked }) =>
  (user) => {
    if (!key) return refuse('missingKeyParam')
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const quest = lookUp(catalogue.quests, key)
    if (quest === undefined) return refuse('questNotFound', { key })
    if (!quest.goldValue) return refuse('questNotGoldPurchasable', { key })
    const ready = questsBeforeDone(catalogue, quest)(user)
    if (E.isLeft(ready)) return ready
    const price = goldFor(user, quest.goldValue * quantity.right)
    if (E.isLeft(price)) return price
    return E.right({
      state: withoutGold(withScrolls(quest.key, quantity.right)(user), price.right),
      report: undefined,
      events: [{ type: 'ItemBought', itemType: 'quests', key, quantity: quantity.right }],
      message: { key: 'messageBought', params: { item: textId('quests', key) } },
    })
  }
