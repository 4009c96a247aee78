import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE, goldFor, withoutGold } from '../../purse/index.ts'
import { refuse, type Rule } from '../../kernel/index.ts'
import { isSubscribed, type User } from '../../model/index.ts'

/** `price`: gold for a gem; `cap`: gems for gold in a month, before the plan adds some. docs/reference/application.md 9. */
export const GEMS_FOR_GOLD = { price: 20, cap: 24 } as const

export type BuyGems = { readonly quantity?: number }

type Refusals = 'mustSubscribeToPurchaseGems' | 'messageNotEnoughGold' | 'maxBuyGems' | 'reachedGoldToGemCapQuantity'

/** The most gems that a player can buy for gold in a month. docs/reference/rules.md 10.4. */
export const gemCap = ({ purchased }: User): number => GEMS_FOR_GOLD.cap + purchased.plan.consecutive.gemCapExtra

/** Buys gems for gold; only subscribers may, up to their monthly cap. docs/reference/rules.md 10.4. */
export const buyGems: Rule<never, BuyGems, Refusals, User, undefined> =
  () =>
  ({ quantity = 1 }) =>
  (user) => {
    if (!isSubscribed(user.purchased)) return refuse('mustSubscribeToPurchaseGems')
    const price = goldFor(user, GEMS_FOR_GOLD.price * quantity)
    if (E.isLeft(price)) return price
    const { plan } = user.purchased
    const convCap = gemCap(user)
    if (plan.gemsBought >= convCap) return refuse('maxBuyGems', { convCap })
    const gemsBought = plan.gemsBought + quantity
    if (gemsBought > convCap) return refuse('reachedGoldToGemCapQuantity', { convCap, quantity })
    const amount = quantity / GEMS_PER_BALANCE
    const balance = user.balance + amount
    const richer = { ...user, balance, purchased: { ...user.purchased, plan: { ...plan, gemsBought } } }
    return E.right({
      state: withoutGold(richer, price.right),
      report: undefined,
      events: [{ type: 'CurrencyGained', currency: 'gems', transaction: 'buy_gold', amount, left: balance }],
      message: { key: 'plusGem', params: { count: quantity } },
    })
  }
