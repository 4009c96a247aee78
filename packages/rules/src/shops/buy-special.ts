import * as E from 'fp-ts/lib/Either.js'
import { isOnSale } from '../calendar/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { goldFor, type NumberOrText, quantityOf, textId, withoutGold } from '../inventory/index.ts'
import { type Instant, lookUp, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'

export type BuySpecial = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'spellNotFound' | 'messageNotEnoughGold' | 'cannotBuyItem'

/** Things to throw, antidotes and cards, as a shop has them. `isSold`: now. */
type Special = {
  readonly value: number
  readonly kind: 'transformations' | 'cards'
  readonly isSold: (now: Instant) => boolean
}

/** Buys things to throw in their season, antidotes, and cards, those of a feast around it. Reference, rules 10.1 and 15. */
export const buySpecial: Rule<'catalogue' | 'now', BuySpecial, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const special = specialOf(catalogue, key)
    if (special === undefined) return refuse('spellNotFound', { spellId: key })
    const price = goldFor(user, special.value * quantity.right)
    if (E.isLeft(price)) return price
    if (!special.isSold(now)) return refuse('cannotBuyItem')
    return E.right({
      state: withoutGold(withMore(user, key, quantity.right), price.right),
      report: undefined,
      events: [{ type: 'ItemBought', itemType: 'special', key, quantity: quantity.right }],
      message: { key: 'messageBought', params: { item: textId(special.kind, key) } },
    })
  }

/** What a key names in the shops for such things. */
export const specialOf = (catalogue: Catalogue, key: string): Special | undefined => {
  const thrown = lookUp(catalogue.transformations, key)
  if (thrown !== undefined)
    return {
      value: thrown.value,
      kind: 'transformations',
      isSold: (now) => isOnSale(catalogue, 'seasonalSpells', key, now),
    }
  const washed = Object.values(catalogue.transformations).find(({ antidote }) => antidote.key === key)
  if (washed !== undefined) return { value: washed.antidote.value, kind: 'transformations', isSold: () => true }
  const card = lookUp(catalogue.cards, key)
  if (card === undefined) return undefined
  return {
    value: card.value,
    kind: 'cards',
    isSold: (now) => !card.limited || isOnSale(catalogue, 'cards', key, now),
  }
}

const withMore = (user: User, key: string, quantity: number): User => {
  const { special } = user.items
  const count = (special as Readonly<Record<string, unknown>>)[key]
  return withItems(user, { special: { ...special, [key]: (typeof count === 'number' ? count : 0) + quantity } })
}
