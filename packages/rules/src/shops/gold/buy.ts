import { buyArmoire } from '../../armoire/index.ts'
import { TRANSFORMATIONS } from '../../catalogue/index.ts'
import {
  type ArmoireResult,
  type Outcome,
  ownEntry,
  type RefusalKey,
  refuse,
  type Result,
  type RuleContext,
} from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { buyMysterySet } from '../hourglasses/index.ts'
import { buyGear } from './buy-gear.ts'
import { buyPotion } from './buy-potion.ts'
import { buyQuest } from './buy-quest.ts'
import { buySpecial } from './buy-special.ts'

export type Buy = { readonly key: string; readonly type?: string; readonly quantity?: number }

type Shop = 'armoire' | 'potion' | 'quest' | 'special' | 'mystery' | 'cosmetics' | 'gear'

/** The shop of each type; some items are bought by these words as their key, without a type. docs/reference/api.md 2.5. */
const SHOPS: Readonly<Record<string, Shop>> = {
  armoire: 'armoire',
  potion: 'potion',
  quest: 'quest',
  special: 'special',
  mystery: 'mystery',
  background: 'cosmetics',
  backgrounds: 'cosmetics',
}

/** Buys from the shop of the type or the key, by default gear from the market. Reports the prize of an armoire. */
export const buy =
  (context: RuleContext) =>
  ({ key, type, ...order }: Buy) =>
  (user: User): Result<RefusalKey, Outcome<User, ArmoireResult | undefined>> => {
    const shop = shopOf(type, key)
    switch (shop) {
      case 'armoire':
        return buyArmoire(context)(order)(user)
      case 'potion':
        return buyPotion(context)(order)(user)
      case 'cosmetics':
        return refuse('useUnlockForCosmetics')
      case 'gear':
        return buyGear(context)({ key, ...order })(user)
      case 'quest':
        return buyQuest(context)({ key, ...order })(user)
      case 'special':
        return buySpecial(context)({ key, ...order })(user)
      case 'mystery':
        return buyMysterySet(context)({ key, ...order })(user)
    }
  }

/** The shop that sells an item; transformations are sold by key alone. */
export const shopOf = (type: string | undefined, key: string): Shop => {
  if (type) return ownEntry(SHOPS, type) ?? 'gear'
  return TRANSFORMATIONS.some((each) => each === key) ? 'special' : (ownEntry(SHOPS, key) ?? 'gear')
}
