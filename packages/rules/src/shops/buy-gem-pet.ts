import * as E from 'fp-ts/lib/Either.js'
import type { GemPet } from '../content/catalogue.ts'
import { followedBy, GEMS_PER_BALANCE, gemsFor, HATCHED_POINTS, ownsPet, payGems } from '../inventory/index.ts'
import { fromIso, type Instant, outcome, refusal, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'

export type BuyGemPet = { readonly pet: GemPet }

type Refusals = 'petsAlreadyOwned' | 'messageNotAvailable' | 'notEnoughGems'

/** Buys a pet that is sold for gems, in its days. Reference, rules 7.7; there an owned one is a bad request. */
export const buyGemPet: Rule<'now', BuyGemPet, Refusals, User, undefined> =
  ({ now }) =>
  ({ pet }) =>
  (user) => {
    if (ownsPet(user, pet.key)) return E.left({ ...refusal('petsAlreadyOwned'), kind: 'badRequest' })
    if (!isSold(pet, now)) return refuse('messageNotAvailable')
    const price = gemsFor(user, pet.price / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const owner = withItems(user, { pets: { ...user.items.pets, [pet.key]: HATCHED_POINTS } })
    const bought = outcome(owner, [{ type: 'ItemBought', itemType: 'pets', key: pet.key, quantity: 1 }])
    return E.right(followedBy(payGems({ price: price.right, transaction: 'spend', reference: pet.key }))(bought))
  }

const isSold = ({ window: { from, until } }: GemPet, now: Instant): boolean =>
  fromIso(from) <= now && now <= fromIso(until)
