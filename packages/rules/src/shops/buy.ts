import { buyArmoire } from '../armoire/index.ts'
import type { NumberOrText } from '../inventory/index.ts'
import {
  type Answer,
  type ArmoireResult,
  lookUp,
  type Outcome,
  refuse,
  type RefusalKey,
  type World,
} from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { buyGear } from './buy-gear.ts'
import { buyMysterySet } from './buy-mystery-set.ts'
import { buyPotion } from './buy-potion.ts'
import { buyQuest } from './buy-quest.ts'
import { buySpecial } from './buy-special.ts'

export type Buy = { readonly key?: string; readonly type?: string; readonly quantity?: NumberOrText }

type Shop = 'armoire' | 'potion' | 'quest' | 'special' | 'mystery' | 'cosmetics' | 'gear'

/** The shop that a type names; a few things are bought by their key alone. Reference, api 2.5. */
const SHOPS: Readonly<Record<string, Shop>> = {
  armoire: 'armoire',
  potion: 'potion',
  quest: 'quest',
  special: 'special',
  mystery: 'mystery',
  background: 'cosmetics',
  backgrounds: 'cosmetics',
}

const SPECIAL_KEYS: ReadonlySet<string> = new Set(['snowball', 'spookySparkles', 'shinySeed', 'seafoam'])

/** Buys by key in the shop that the type or the key names, else in the market for gear. Reports what an armoire held. */
export const buy =
  (world: World) =>
  ({ key, type, ...order }: Buy) =>
  (user: User): Answer<RefusalKey, Outcome<User, ArmoireResult | undefined>> => {
    if (!key) return refuse('missingKeyParam')
    const shop = shopOf(type, key)
    switch (shop) {
      case 'armoire':
        return buyArmoire(world)(order)(user)
      case 'potion':
        return buyPotion(world)(order)(user)
      case 'cosmetics':
        return refuse('useUnlockForCosmetics')
      case 'gear':
        return buyGear(world)({ key, ...order })(user)
      case 'quest':
        return buyQuest(world)({ key, ...order })(user)
      case 'special':
        return buySpecial(world)({ key, ...order })(user)
      case 'mystery':
        return buyMysterySet(world)({ key, ...order })(user)
    }
  }

/** The shop that an order goes to. */
export const shopOf = (type: string | undefined, key: string): Shop => {
  if (type) return lookUp(SHOPS, type) ?? 'gear'
  return SPECIAL_KEYS.has(key) ? 'special' : (lookUp(SHOPS, key) ?? 'gear')
}
