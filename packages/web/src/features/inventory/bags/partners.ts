import type { ItemGroup, ItemId, ItemsModel, NestModel } from './item.ts'

/** An item that goes with the chosen egg or potion, and the pet that they hatch. */
export type Partner = { readonly id: ItemId; readonly nest: NestModel }

/** The potions for a chosen egg, or the eggs for a chosen potion, that hatch a new pet. */
export const partnersOf = ({ nests }: ItemsModel, chosen: ItemId | undefined): ReadonlyArray<Partner> =>
  nests.flatMap((nest): ReadonlyArray<Partner> => {
    const [egg, potion] = [idOf('eggs', nest.egg), idOf('hatchingPotions', nest.potion)]
    if (chosen === egg) return [{ id: potion, nest }]
    return chosen === potion ? [{ id: egg, nest }] : []
  })

/** The pet that two items hatch, in either order. */
export const findNest = (model: ItemsModel, one: ItemId, other: ItemId): NestModel | undefined =>
  partnersOf(model, one).find(({ id }) => id === other)?.nest

const idOf = (group: ItemGroup, key: string): ItemId => `${group}/${key}`
