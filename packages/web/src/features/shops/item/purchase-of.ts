import type { ShopItem } from '@daykeep/rules/shops'
import type { Purchase } from './shop-item.ts'

type Sold = Pick<ShopItem, 'type' | 'path' | 'key' | 'currency'>

/** The command that buys an item, by the type of its pin. docs/reference/screens.md 5.3. */
export const purchaseOf = (item: Sold): Purchase | undefined => PURCHASES[item.type]?.(item)

const ofType =
  (type: 'eggs' | 'hatchingPotions' | 'food' | 'bundles') =>
  ({ key }: Sold): Purchase => ({ command: 'purchase', type, key, many: true })

const special = ({ key }: Sold): Purchase => ({ command: 'buy', type: 'special', key, many: true })

const look = ({ path }: Sold): Purchase => ({ command: 'unlock', path })

const PURCHASES: Readonly<Record<string, (item: Sold) => Purchase>> = {
  marketGear: ({ key }) => ({ command: 'buyGear', key }),
  gear: ({ key, currency }) =>
    currency === 'gold' ? { command: 'buyGear', key } : { command: 'purchase', type: 'gear', key, many: false },
  eggs: ofType('eggs'),
  hatchingPotions: ofType('hatchingPotions'),
  premiumHatchingPotion: ofType('hatchingPotions'),
  food: ofType('food'),
  bundles: ofType('bundles'),
  quests: ({ key, currency }) => questPurchase(key, currency),
  seasonalQuest: ({ key, currency }) => questPurchase(key, currency),
  card: special,
  seasonalSpell: special,
  debuffPotion: ({ key }) => ({ command: 'castSkill', key }),
  gem: () => ({ command: 'purchase', type: 'gems', key: 'gem', many: true }),
  rebirth_orb: () => ({ command: 'rebirth' }),
  fortify: () => ({ command: 'fortify' }),
  potion: () => ({ command: 'buyPotion', many: true }),
  armoire: () => ({ command: 'buyArmoire', many: false }),
  background: ({ key, currency }) =>
    currency === 'hourglasses'
      ? { command: 'purchaseWithHourglasses', type: 'backgrounds', key, many: false }
      : { command: 'unlock', path: `background.${key}` },
  haircolor: look,
  hairbase: look,
  hairbeard: look,
  hairmustache: look,
  skin: look,
  shirt: look,
  mystery_set: ({ key }) => ({ command: 'buy', type: 'mystery', key, many: false }),
  timeTravelersStable: ({ path, key }) => ({
    command: 'purchaseWithHourglasses',
    type: path.startsWith('timeTravelStable.pets.') ? 'pets' : 'mounts',
    key,
    many: false,
  }),
}

const questPurchase = (key: string, currency: Sold['currency']): Purchase => {
  if (currency === 'gold') return { command: 'buyQuest', key, many: true }
  return currency === 'gems'
    ? { command: 'purchase', type: 'quests', key, many: true }
    : { command: 'purchaseWithHourglasses', type: 'quests', key, many: true }
}

/** Whether the player may say how many. */
export const takesQuantity = (purchase: Purchase): boolean => 'many' in purchase && purchase.many
