import type { HatchingPotion } from '../../content/catalogue.ts'
import { lookUp } from '../../kernel/index.ts'
import { forGems, type Shelf, type ShelfItem, shelfOf } from './shelf.ts'

const valued = (thing: { readonly value: number } | undefined): ShelfItem | undefined =>
  thing === undefined ? undefined : forGems(thing.value)

const potions = (kind: HatchingPotion['kind']): Shelf =>
  shelfOf(({ catalogue }, key) => {
    const potion = lookUp(catalogue.hatchingPotions, key)
    return potion?.kind === kind ? valued(potion) : undefined
  })

/** Eggs, potions, food and bundles of quests, for gems. */
export const STOCK_SHELVES: Readonly<Record<string, Shelf>> = {
  eggs: shelfOf(({ catalogue }, key) => valued(lookUp(catalogue.eggs, key))),
  food: shelfOf(({ catalogue }, key) => valued(lookUp(catalogue.food, key))),
  hatchingPotions: potions('standard'),
  premiumHatchingPotions: potions('premium'),
  wackyHatchingPotions: potions('wacky'),
  bundles: shelfOf(({ catalogue }, key) => valued(lookUp(catalogue.questBundles, key))),
}
