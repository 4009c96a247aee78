import type { NumberOrText } from '../inventory/index.ts'
import { type Answer, lookUp, type Outcome, refuse, type RefusalKey, type World } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { buyGearForGems } from './buy-gear-for-gems.ts'
import { buyGemPet } from './buy-gem-pet.ts'
import { buyGems } from './buy-gems.ts'
import { buyQuestBundle } from './buy-quest-bundle.ts'
import { buyQuestForGems } from './buy-quest-for-gems.ts'
import { buyStock } from './buy-stock.ts'
import { purchaseWithHourglasses } from './purchase-with-hourglasses.ts'

export type Purchase = { readonly type?: string; readonly key?: string; readonly quantity?: NumberOrText }

/** Buys for gems, and gems themselves for gold. Application specification, section 5; reference, rules 10.5. */
export const purchase =
  (world: Pick<World, 'catalogue' | 'now'>) =>
  ({ type, key, ...order }: Purchase) =>
  (user: User): Answer<RefusalKey, Outcome<User, undefined>> => {
    if (!key) return refuse('missingKeyParam')
    if (!type) return refuse('typeRequired')
    switch (type) {
      case 'gems':
        return buyGems(world)(order)(user)
      case 'eggs':
      case 'hatchingPotions':
      case 'food':
        return buyStock(world)({ type, key, ...order })(user)
      case 'gear':
        return buyGearForGems(world)({ key, ...order })(user)
      case 'bundles':
        return buyQuestBundle(world)({ key, ...order })(user)
      case 'quests':
        return buyQuestForGems(world)({ key, ...order })(user)
      case 'pets':
        return buyPet(world, key)(user)
      default:
        return refuse('notAccteptedType')
    }
  }

/** A pet that gems don't buy is one of the time travellers, or none that is sold. */
const buyPet =
  ({ catalogue, now }: Pick<World, 'catalogue' | 'now'>, key: string) =>
  (user: User): Answer<RefusalKey, Outcome<User, undefined>> => {
    const pet = catalogue.animalShop.forGems.find((each) => each.key === key)
    if (pet !== undefined) return buyGemPet({ now })({ pet })(user)
    if (lookUp(catalogue.pets, key) === undefined) return refuse('petNotFound', { key })
    return purchaseWithHourglasses({ catalogue })({ type: 'pets', key })(user)
  }
