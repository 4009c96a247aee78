import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE, goldFor, type NumberOrText, quantityOf, withoutGold } from '../inventory/index.ts'
import { refuse, type Rule } from '../kernel/index.ts'
import { isSubscribed, type User } from '../model/index.ts'

/** Gold for a gem, and how many gems a month has for it before the plan adds some. Application specification, section 9. */
export const GEMS_FOR_GOLD = { price: 20, cap: 24 } as const

export type BuyGems = { readonly quantity?: NumberOrText }

type Refusals =
  | 'invalidQuantity'
  | 'mustSubscribeToPurchaseGems'
  | 'messageNotEnoughGold'
  | 'maxBuyGems'
  | 'reachedGoldToGemCapQuantity'

/** Gems that this player can buy for gold in a month. Reference, rules 10.4. */
export const gemCap = ({ purchased }: User): number => GEMS_FOR_GOLD.cap + purchased.plan.consecutive.gemCapExtra

/** Buys gems for gold: for subscribers, up to the cap of the month. Reference, rules 10.4. */
export const buyGems: Rule<never, BuyGems, Refusals, User, undefined> =
  () =>
  ({ quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    if (!isSubscribed(user.purchased)) return refuse('mustSubscribeToPurchaseGems')
    const price = goldFor(user, GEMS_FOR_GOLD.price * quantity.right)
    if (E.isLeft(price)) return price
    const { plan } = user.purchased
    const convCap = gemCap(user)
    if (plan.gemsBought >= convCap) return refuse('maxBuyGems', { convCap })
    const gemsBought = plan.gemsBought + quantity.right
    if (gemsBought > convCap) return refuse('reachedGoldToGemCapQuantity', { convCap, quantity: quantity.right })
    const amount = quantity.right / GEMS_PER_BALANCE
    const balance = user.balance + amount
    const richer = { ...user, balance, purchased: { ...user.purchased, plan: { ...plan, gemsBought } } }
    return E.right({
      state: withoutGold(richer, price.right),
      report: undefined,
      events: [{ type: 'CurrencyGained', currency: 'gems', transaction: 'buy_gold', amount, left: balance }],
      message: { key: 'plusGem', params: { count: quantity.right } },
    })
  }
