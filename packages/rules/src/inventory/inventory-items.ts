import type { Catalogue, Egg, Food, HatchingPotion } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Some pieces of one thing. */
export type Stack<Thing> = { readonly thing: Thing; readonly count: number }

/** What a player has in their bags, by group, in content order. */
export type InventoryItems = {
  readonly eggs: ReadonlyArray<Stack<Egg>>
  readonly hatchingPotions: ReadonlyArray<Stack<HatchingPotion>>
  readonly food: ReadonlyArray<Stack<Food>>
}

/** The bags of the items screen; what the catalogue does not know, and what there is none of, is left out. */
export const inventoryItems = (catalogue: Catalogue, { items }: User): InventoryItems => ({
  eggs: stacksOf<Egg>(catalogue.eggs, items.eggs),
  hatchingPotions: stacksOf<HatchingPotion>(catalogue.hatchingPotions, items.hatchingPotions),
  food: larder(catalogue, { items }),
})

/** The food there is to feed pets with. */
export const larder = (catalogue: Catalogue, { items }: Pick<User, 'items'>): ReadonlyArray<Stack<Food>> =>
  stacksOf<Food>(catalogue.food, items.food)

const stacksOf = <Thing extends { readonly key: string }>(
  things: Readonly<Record<string, Thing>>,
  counts: Readonly<Record<string, number>>,
): ReadonlyArray<Stack<Thing>> =>
  Object.values(things).flatMap((thing) => {
    const count = lookUp(counts, thing.key) ?? 0
    return count > 0 ? [{ thing, count }] : []
  })
