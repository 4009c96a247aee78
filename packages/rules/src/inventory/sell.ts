import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { outcome, ownEntry, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems, withStats } from '../model/index.ts'

/** `amount`: pieces, one unless given. */
export type Sell = { readonly type: Sellable; readonly key: string; readonly amount?: number }

type Refusals = 'userItemsKeyNotFound' | 'userItemsNotEnough' | 'foodSaddleSellWarningNote'

/** The types of items that can be sold. */
export const SELLABLE = ['eggs', 'hatchingPotions', 'food'] as const
export type Sellable = (typeof SELLABLE)[number]

/** Sells eggs, potions and food for gold; an amount of 0 changes nothing. docs/reference/rules.md 10.8. */
export const sell: Rule<'catalogue', Sell, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type, key, amount = 1 }) =>
  (user) => {
    const owned = ownEntry<string, number>(user.items[type], key) ?? 0
    const value = valueOf(catalogue, type, key)
    if (owned <= 0 || value === undefined) return refuse('userItemsKeyNotFound', { type })
    if (amount > owned) return refuse('userItemsNotEnough', { type })
    if (isSaddle(catalogue, type, key)) return refuse('foodSaddleSellWarningNote')
    if (amount === 0) return E.right(outcome(user))
    const remaining = { ...user.items[type], [key]: owned - amount }
    const richer = withStats(user, { gp: user.stats.gp + value * amount })
    return E.right(
      outcome(withItems(richer, { [type]: remaining }), [{ type: 'ItemSold', itemType: type, key, amount }]),
    )
  }

/** Gold a piece. */
const valueOf = (catalogue: Catalogue, type: Sellable, key: string): number | undefined =>
  ownEntry<string, { readonly value: number }>(catalogue[type], key)?.value

const isSaddle = (catalogue: Catalogue, type: Sellable, key: string): boolean =>
  type === 'food' && ownEntry(catalogue.food, key)?.family === 'saddle'
