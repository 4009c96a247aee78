import type { Catalogue, Egg, Food, HatchingPotion } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** An item and how many of it a player owns. */
export type Stack<Item> = { readonly item: Item; readonly count: number }

/** The owned items by group, in content order. */
export type InventoryItems = {
  readonly eggs: ReadonlyArray<Stack<Egg>>
  readonly hatchingPotions: ReadonlyArray<Stack<HatchingPotion>>
  readonly food: ReadonlyArray<Stack<Food>>
}

/** The items of a player; unknown keys and counts of 0 are left out. */
export const inventoryItems = (catalogue: Catalogue, { items }: User): InventoryItems => ({
  eggs: stacksOf<Egg>(catalogue.eggs, items.eggs),
  hatchingPotions: stacksOf<HatchingPotion>(catalogue.hatchingPotions, items.hatchingPotions),
  food: larder(catalogue, { items }),
})

/** The owned food. */
export const larder = (catalogue: Catalogue, { items }: Pick<User, 'items'>): ReadonlyArray<Stack<Food>> =>
  stacksOf<Food>(catalogue.food, items.food)

const stacksOf = <Item extends { readonly key: string }>(
  items: Readonly<Record<string, Item>>,
  counts: Readonly<Record<string, number>>,
): ReadonlyArray<Stack<Item>> =>
  Object.values(items).flatMap((item) => {
    const count = ownEntry(counts, item.key) ?? 0
    return count > 0 ? [{ item, count }] : []
  })
