import type { Catalogue } from '@daykeep/rules/catalogue'
import { eggName, nameOf, potionName } from '../../i18n/index.ts'
import { type Item, type ItemKind, toItem } from '../items/index.ts'

/** An item with its name. Without a picture if the catalogue no longer has it. */
export type NamedItem = { readonly name: string; readonly picture: Item | undefined }

const TEXT_GROUPS = {
  gear: 'gear',
  egg: 'eggs',
  potion: 'hatchingPotions',
  food: 'food',
  quest: 'quests',
  pet: 'pets',
  mount: 'mounts',
  achievement: 'achievements',
} as const satisfies { readonly [kind in ItemKind]?: string }

type Kind = keyof typeof TEXT_GROUPS

export const namedItem = (catalogue: Catalogue, kind: Kind, key: string): NamedItem => ({
  name: itemName(kind, key),
  picture: toItem(catalogue, kind, key),
})

const GIFT_KINDS = ['gear', 'egg', 'potion', 'food', 'quest', 'achievement'] as const satisfies ReadonlyArray<Kind>

/** A gift has only a key: it is the first kind of item that the catalogue has under it. */
export const namedGift = (catalogue: Catalogue, key: string): NamedItem => {
  const itemsByKind: Readonly<Record<(typeof GIFT_KINDS)[number], object>> = {
    gear: catalogue.gear,
    egg: catalogue.eggs,
    potion: catalogue.hatchingPotions,
    food: catalogue.food,
    quest: catalogue.quests,
    achievement: catalogue.achievements,
  }
  const kind = GIFT_KINDS.find((each) => Object.hasOwn(itemsByKind[each], key))
  return kind === undefined ? { name: key, picture: undefined } : namedItem(catalogue, kind, key)
}

const itemName = (kind: Kind, key: string): string => {
  if (kind === 'egg') return eggName(key)
  if (kind === 'potion') return potionName(key)
  return nameOf(`${TEXT_GROUPS[kind]}.${key}`)
}
