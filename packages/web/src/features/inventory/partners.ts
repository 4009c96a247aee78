import type { ItemGroup, ItemId, ItemsModel, NestModel } from './item.ts'

/** What goes with a chosen egg or potion: the thing to choose next, and the pet the two would be. */
export type Partner = { readonly id: ItemId; readonly nest: NestModel }

/** The potions that make a new pet of a chosen egg, or the eggs for a chosen potion. */
export const partnersOf = ({ nests }: ItemsModel, chosen: ItemId | undefined): ReadonlyArray<Partner> =>
  nests.flatMap((nest): ReadonlyArray<Partner> => {
    const [egg, potion] = [idOf('eggs', nest.egg), idOf('hatchingPotions', nest.potion)]
    if (chosen === egg) return [{ id: potion, nest }]
    return chosen === potion ? [{ id: egg, nest }] : []
  })

/** The pet that two things make, whichever of them was taken first. */
export const nestOf = (model: ItemsModel, one: ItemId, other: ItemId): NestModel | undefined =>
  partnersOf(model, one).find(({ id }) => id === other)?.nest

const idOf = (group: ItemGroup, key: string): ItemId => `${group}/${key}`
