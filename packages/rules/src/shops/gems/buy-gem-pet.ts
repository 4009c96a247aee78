import * as E from 'fp-ts/lib/Either.js'
import type { GemPet } from '../../catalogue/index.ts'
import { HATCHED_POINTS, ownsPet } from '../../inventory/index.ts'
import { fromIso, type Instant, outcome, refusal, refuse, type Rule } from '../../kernel/index.ts'
import { type User, withItems } from '../../model/index.ts'
import { sellForGems } from './sell-for-gems.ts'

export type BuyGemPet = { readonly pet: GemPet }

type Refusals = 'petsAlreadyOwned' | 'messageNotAvailable' | 'notEnoughGems'

/** Buys a pet within its sale window. Owning it already is a bad request here. docs/reference/rules.md 7.7. */
export const buyGemPet: Rule<'now', BuyGemPet, Refusals, User, undefined> =
  ({ now }) =>
  ({ pet }) =>
  (user) => {
    if (ownsPet(user, pet.key)) return E.left({ ...refusal('petsAlreadyOwned'), kind: 'badRequest' })
    if (!isSold(pet, now)) return refuse('messageNotAvailable')
    return sellForGems({ price: pet.price, reference: pet.key })((buyer) =>
      outcome(withItems(buyer, { pets: { ...buyer.items.pets, [pet.key]: HATCHED_POINTS } }), [
        { type: 'ItemBought', itemType: 'pets', key: pet.key, quantity: 1 },
      ]),
    )(user)
  }

const isSold = ({ window: { from, until } }: GemPet, now: Instant): boolean =>
  fromIso(from) <= now && now <= fromIso(until)
