import { GEAR_SLOTS } from '@daykeep/rules/model'

/** What a bag may hold besides what is worn, and what tools call it. docs/reference/content-facts.md 8.8. */
const INVENTORY_KINDS = {
  hatchingPotions: 'hatchingPotion',
  premiumHatchingPotions: 'hatchingPotion',
  eggs: 'eggSingular',
  quests: 'quest',
  food: 'food',
  Saddle: 'Saddle',
  bundles: 'discountBundle',
} as const

const SLOT_NAMES: Readonly<Record<string, string>> = { head: 'headgear', shield: 'offhand' }

/** Kinds of items. docs/reference/content-facts.md 8.8. */
export const ITEM_LISTS = {
  itemList: {
    ...Object.fromEntries(
      GEAR_SLOTS.map((slot) => [slot, { localeKey: SLOT_NAMES[slot] ?? slot, isEquipment: true }] as const),
    ),
    ...Object.fromEntries(
      Object.entries(INVENTORY_KINDS).map(([kind, localeKey]) => [kind, { localeKey, isEquipment: false }] as const),
    ),
  },
} as const
