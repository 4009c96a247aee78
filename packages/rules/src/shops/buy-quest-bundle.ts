import * as E from 'fp-ts/lib/Either.js'
import { isOnSale } from '../calendar/index.ts'
import { followedBy, GEMS_PER_BALANCE, gemsFor, type NumberOrText, payGems, quantityOf } from '../inventory/index.ts'
import { lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withScrolls } from '../quests/index.ts'

export type BuyQuestBundle = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'contentKeyNotFound' | 'notAvailable' | 'notEnoughGems'

/** Buys a bundle while it is on sale: a scroll of each of its quests, whatever has to be done before them. Reference, rules 10.5. */
export const buyQuestBundle: Rule<'catalogue' | 'now', BuyQuestBundle, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const bundle = lookUp(catalogue.questBundles, key)
    if (bundle === undefined) return refuse('contentKeyNotFound', { key })
    if (!isOnSale(catalogue, 'bundles', key, now)) return refuse('notAvailable')
    const price = gemsFor(user, (bundle.value * quantity.right) / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const owner = bundle.quests.reduce((buyer, quest) => withScrolls(quest, quantity.right)(buyer), user)
    const bought = outcome(owner, [{ type: 'ItemBought', itemType: 'bundles', key, quantity: quantity.right }])
    return E.right(followedBy(payGems({ price: price.right, transaction: 'spend', reference: key }))(bought))
  }
