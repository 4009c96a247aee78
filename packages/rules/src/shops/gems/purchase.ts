import { isOnSale } from '../../calendar/index.ts'
import {
  type Outcome,
  outcome,
  ownEntry,
  type RefusalKey,
  refuse,
  type Result,
  type Rule,
  type RuleContext,
} from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { buyGearForGems } from './buy-gear-for-gems.ts'
import { buyGemPet } from './buy-gem-pet.ts'
import { buyGems } from './buy-gems.ts'
import { buyQuestForGems } from './buy-quest-for-gems.ts'
import { buyStock } from './buy-stock.ts'
import { withScrolls } from '../../quests/index.ts'
import { sellForGems } from './sell-for-gems.ts'
import { purchaseWithHourglasses } from '../hourglasses/index.ts'

/** The types of goods that are sold for gems, and gems themselves. */
export const PURCHASABLE = ['gems', 'eggs', 'hatchingPotions', 'food', 'gear', 'bundles', 'quests', 'pets'] as const

export type Purchase = { readonly type: (typeof PURCHASABLE)[number]; readonly key: string; readonly quantity?: number }

/** Buys for gems, and gems themselves for gold. docs/reference/application.md 5; docs/reference/rules.md 10.5. */
export const purchase =
  (context: Pick<RuleContext, 'catalogue' | 'now'>) =>
  ({ type, key, ...order }: Purchase) =>
  (user: User): Result<RefusalKey, Outcome<User, undefined>> => {
    switch (type) {
      case 'gems':
        return buyGems(context)(order)(user)
      case 'eggs':
      case 'hatchingPotions':
      case 'food':
        return buyStock(context)({ type, key, ...order })(user)
      case 'gear':
        return buyGearForGems(context)({ key, ...order })(user)
      case 'bundles':
        return buyQuestBundle(context)({ key, ...order })(user)
      case 'quests':
        return buyQuestForGems(context)({ key, ...order })(user)
      case 'pets':
        return buyPet(context, key)(user)
    }
  }

/** A pet that is not sold for gems is bought from the time travellers, if they have it. */
const buyPet =
  ({ catalogue, now }: Pick<RuleContext, 'catalogue' | 'now'>, key: string) =>
  (user: User): Result<RefusalKey, Outcome<User, undefined>> => {
    const pet = catalogue.animalShop.forGems.find((each) => each.key === key)
    if (pet !== undefined) return buyGemPet({ now })({ pet })(user)
    if (ownEntry(catalogue.pets, key) === undefined) return refuse('petNotFound', { key })
    return purchaseWithHourglasses({ catalogue })({ type: 'pets', key })(user)
  }

type BuyQuestBundle = { readonly key: string; readonly quantity?: number }

type BundleRefusals = 'contentKeyNotFound' | 'notAvailable' | 'notEnoughGems'

/** Buys a bundle on sale: a scroll of each of its quests, regardless of their prerequisites. docs/reference/rules.md 10.5. */
export const buyQuestBundle: Rule<'catalogue' | 'now', BuyQuestBundle, BundleRefusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity = 1 }) =>
  (user) => {
    const bundle = ownEntry(catalogue.questBundles, key)
    if (bundle === undefined) return refuse('contentKeyNotFound', { key })
    if (!isOnSale(catalogue, 'bundles', key, now)) return refuse('notAvailable')
    return sellForGems({ price: bundle.value * quantity, reference: key })((buyer) => {
      const owner = bundle.quests.reduce((state, quest) => withScrolls(quest, quantity)(state), buyer)
      return outcome(owner, [{ type: 'ItemBought', itemType: 'bundles', key, quantity }])
    })(user)
  }
