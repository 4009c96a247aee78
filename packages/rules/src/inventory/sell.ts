import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems, withStats } from '../model/index.ts'
import { type NumberOrText, wholeNumber } from './whole-number.ts'

export type Sell = { readonly type?: string; readonly key?: string; readonly amount?: NumberOrText }

type Refusals =
  | 'positiveAmountRequired'
  | 'typeRequired'
  | 'missingKeyParam'
  | 'typeNotSellable'
  | 'userItemsKeyNotFound'
  | 'userItemsNotEnough'
  | 'foodSaddleSellWarningNote'

/** What a merchant takes, and for how much gold a piece. */
export const SELLABLE = ['eggs', 'hatchingPotions', 'food'] as const
export type Sellable = (typeof SELLABLE)[number]

/** Sells eggs, potions and food for gold. Nothing sold is nothing done. Reference, rules 10.8. */
export const sell: Rule<'catalogue', Sell, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type, key, amount: asked }) =>
  (user) => {
    const amount = wholeNumber(asked ?? 1)
    if (amount === undefined || amount < 0) return refuse('positiveAmountRequired')
    if (!type) return refuse('typeRequired')
    if (!key) return refuse('missingKeyParam')
    if (!isSellable(type)) return refuse('typeNotSellable', { acceptedTypes: SELLABLE.join(', ') })
    const owned = lookUp<string, number>(user.items[type], key) ?? 0
    const value = valueOf(catalogue, type, key)
    if (owned <= 0 || value === undefined) return refuse('userItemsKeyNotFound', { type })
    if (amount > owned) return refuse('userItemsNotEnough', { type })
    if (isSaddle(catalogue, type, key)) return refuse('foodSaddleSellWarningNote')
    if (amount === 0) return E.right(outcome(user))
    const left = { ...user.items[type], [key]: owned - amount }
    const richer = withStats(user, { gp: user.stats.gp + value * amount })
    return E.right(outcome(withItems(richer, { [type]: left }), [{ type: 'ItemSold', itemType: type, key, amount }]))
  }

const isSellable = (type: string): type is Sellable => SELLABLE.some((sellable) => sellable === type)

/** Gold for one piece. */
const valueOf = (catalogue: Catalogue, type: Sellable, key: string): number | undefined =>
  lookUp<string, { readonly value: number }>(catalogue[type], key)?.value

const isSaddle = (catalogue: Catalogue, type: Sellable, key: string): boolean =>
  type === 'food' && lookUp(catalogue.food, key)?.family === 'saddle'
