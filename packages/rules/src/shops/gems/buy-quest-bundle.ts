import { isOnSale } from '../../calendar/index.ts'
import { outcome, ownEntry, refuse, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { withScrolls } from '../../quests/index.ts'
import { sellForGems } from './sell-for-gems.ts'

export type BuyQuestBundle = { readonly key: string; readonly quantity?: number }

type Refusals = 'contentKeyNotFound' | 'notAvailable' | 'notEnoughGems'

/** Buys a bundle on sale: a scroll of each of its quests, regardless of their prerequisites. docs/reference/rules.md 10.5. */
export const buyQuestBundle: Rule<'catalogue' | 'now', BuyQuestBundle, Refusals, User, undefined> =
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
