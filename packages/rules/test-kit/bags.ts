type Counts = Readonly<Record<string, number>>

/** What a player carries, by plain keys: tests name things as players do. */
export type Bags = {
  readonly eggs?: Counts
  readonly hatchingPotions?: Counts
  readonly food?: Counts
  readonly pets?: Counts
  readonly mounts?: Readonly<Record<string, boolean | null>>
}

/** Hands the bags on under their own type, so that keys need no casts in tests. */
export const bags = (items: Bags): Bags => items
