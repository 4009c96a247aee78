import { GEAR_SLOTS } from '@daykeep/rules/model'

/** What a bag may hold besides what is worn, and what tools call it. Content facts 8.8. */
const IN_BAGS = {
  hatchingPotions: 'hatchingPotion',
  premiumHatchingPotions: 'hatchingPotion',
  eggs: 'eggSingular',
  quests: 'quest',
  food: 'food',
  Saddle: 'Saddle',
  bundles: 'discountBundle',
} as const

const WORN_AS: Readonly<Record<string, string>> = { head: 'headgear', shield: 'offhand' }

/** Kinds of items. Content facts 8.8. */
export const LISTS = {
  itemList: {
    ...Object.fromEntries(
      GEAR_SLOTS.map((slot) => [slot, { localeKey: WORN_AS[slot] ?? slot, isEquipment: true }] as const),
    ),
    ...Object.fromEntries(
      Object.entries(IN_BAGS).map(([kind, localeKey]) => [kind, { localeKey, isEquipment: false }] as const),
    ),
  },
} as const
