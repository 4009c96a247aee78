import type { Catalogue } from '@daykeep/rules/content'
import { eggName, nameOf, potionName } from '../../texts/index.ts'
import { type Thing, type ThingKind, toThing } from '../things/index.ts'

/** A thing with what it is called; without a picture when the catalogue does not know it any more. */
export type NamedThing = { readonly name: string; readonly thing: Thing | undefined }

const FAMILIES = {
  gear: 'gear',
  egg: 'eggs',
  potion: 'hatchingPotions',
  food: 'food',
  quest: 'quests',
  pet: 'pets',
  mount: 'mounts',
  achievement: 'achievements',
} as const satisfies { readonly [kind in ThingKind]?: string }

type Kind = keyof typeof FAMILIES

export const namedThing = (catalogue: Catalogue, kind: Kind, key: string): NamedThing => ({
  name: nameIn(kind, key),
  thing: toThing(catalogue, kind, key),
})

const GIFTS = ['gear', 'egg', 'potion', 'food', 'quest', 'achievement'] as const satisfies ReadonlyArray<Kind>

/** A gift is told by its key alone: it is the first kind of thing that the catalogue has under that key. */
export const namedGift = (catalogue: Catalogue, key: string): NamedThing => {
  const held: Readonly<Record<(typeof GIFTS)[number], object>> = {
    gear: catalogue.gear,
    egg: catalogue.eggs,
    potion: catalogue.hatchingPotions,
    food: catalogue.food,
    quest: catalogue.quests,
    achievement: catalogue.achievements,
  }
  const kind = GIFTS.find((each) => Object.hasOwn(held[each], key))
  return kind === undefined ? { name: key, thing: undefined } : namedThing(catalogue, kind, key)
}

const nameIn = (kind: Kind, key: string): string => {
  if (kind === 'egg') return eggName(key)
  if (kind === 'potion') return potionName(key)
  return nameOf(`${FAMILIES[kind]}.${key}`)
}
