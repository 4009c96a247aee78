import * as E from 'fp-ts/lib/Either.js'
import { textId } from '../../inventory/index.ts'
import { refuse, type Rule } from '../../kernel/index.ts'
import { type User, withItems } from '../../model/index.ts'
import { goldFor, withoutGold } from '../../purse/index.ts'
import { specialOf } from '../on-sale/index.ts'

export type BuySpecial = { readonly key: string; readonly quantity?: number }

type Refusals = 'spellNotFound' | 'messageNotEnoughGold' | 'cannotBuyItem'

/** Buys transformations in their season, antidotes, and cards; cards of a feast only around it. docs/reference/rules.md 10.1 and 15. */
export const buySpecial: Rule<'catalogue' | 'now', BuySpecial, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity = 1 }) =>
  (user) => {
    const special = specialOf(catalogue, key)
    if (special === undefined) return refuse('spellNotFound', { spellId: key })
    const price = goldFor(user, special.value * quantity)
    if (E.isLeft(price)) return price
    if (!special.isSold(now)) return refuse('cannotBuyItem')
    return E.right({
      state: withoutGold(withMore(user, key, quantity), price.right),
      report: undefined,
      events: [{ type: 'ItemBought', itemType: 'special', key, quantity }],
      message: { key: 'messageBought', params: { item: textId(special.kind, key) } },
    })
  }

const withMore = (user: User, key: string, quantity: number): User => {
  const { special } = user.items
  const count = (special as Readonly<Record<string, unknown>>)[key]
  return withItems(user, { special: { ...special, [key]: (typeof count === 'number' ? count : 0) + quantity } })
}
