import * as E from 'fp-ts/lib/Either.js'
import { HATCHED_POINTS, ownsPet } from '../inventory/index.ts'
import { outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { withOnePaymentMore } from './buy-gem-pack.ts'
import { petForSale, petNamed } from './pet-for-sale.ts'

export type BuyPet = { readonly sku: string }

/** A pet for money, in the days of its event. docs/reference/api.md 6.1. */
export const buyPet: Rule<
  'catalogue' | 'now',
  BuyPet,
  'contentKeyNotFound' | 'messageNotAvailable' | 'petsAlreadyOwned',
  User,
  undefined
> =
  ({ catalogue, now }) =>
  ({ sku }) =>
  (user) => {
    const found = petForSale(catalogue, sku, now)
    if (E.isLeft(found)) return found
    const { key } = found.right
    if (ownsPet(user, key)) return refuse('petsAlreadyOwned')
    const owner = withItems(withOnePaymentMore(user), { pets: { ...user.items.pets, [key]: HATCHED_POINTS } })
    return E.right(outcome(owner, [{ type: 'ItemBought', itemType: 'pets', key, quantity: 1 }]))
  }

/** Takes back a pet whose price was paid back. docs/decisions/093-money-that-goes-back.md. */
export const takeBackPet: Rule<'catalogue', BuyPet, never, User, undefined> =
  ({ catalogue }) =>
  ({ sku }) =>
  (user) => {
    const key = petNamed(catalogue, sku)?.key
    if (key === undefined || !ownsPet(user, key)) return E.right(outcome(user))
    const { [key]: _gone, ...pets } = user.items.pets
    const currentPet = user.items.currentPet === key ? '' : user.items.currentPet
    return E.right(outcome(withItems(user, { pets, currentPet })))
  }
