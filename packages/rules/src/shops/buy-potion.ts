import * as E from 'fp-ts/lib/Either.js'
import { goldFor, type NumberOrText, quantityOf, textId, withoutGold } from '../inventory/index.ts'
import { refuse, type Rule } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'

/** What a health potion restores, and the most health there is. Application specification, sections 5 and 9. */
export const POTION = { heals: 15, fullHealth: 50 } as const

export type BuyPotion = { readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'messageNotEnoughGold' | 'messageHealthAlreadyMax' | 'messageHealthAlreadyMin'

/** Drinks health potions for gold. Neither the healthy nor the fallen get any. Reference, rules 10.3. */
export const buyPotion: Rule<'catalogue', BuyPotion, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const price = goldFor(user, catalogue.potion.value * quantity.right)
    if (E.isLeft(price)) return price
    if (user.stats.hp >= POTION.fullHealth) return refuse('messageHealthAlreadyMax')
    if (user.stats.hp <= 0) return refuse('messageHealthAlreadyMin')
    const hp = Math.min(POTION.fullHealth, user.stats.hp + POTION.heals * quantity.right)
    return E.right({
      state: withoutGold(withStats(user, { hp }), price.right),
      report: undefined,
      events: [{ type: 'PotionDrunk', quantity: quantity.right }],
      message: { key: 'messageBought', params: { item: textId('market', 'potion') } },
    })
  }
