import type { Item } from '../../items/index.ts'

export const ITEM_GROUPS = ['eggs', 'hatchingPotions', 'food', 'special', 'quests'] as const
export type ItemGroup = (typeof ITEM_GROUPS)[number]

/** The key of the gifts of a subscription. */
export const MYSTERY = 'mystery'

/** For instance `eggs/Wolf`. */
export type ItemId = `${ItemGroup}/${string}`

/** An item that the player owns. */
export type ItemModel = {
  readonly id: ItemId
  readonly group: ItemGroup
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly count: number
  readonly picture: Item | undefined
  /** Gold for one, or undefined if it cannot be sold. */
  readonly price: number | undefined
  /** Of food: the name of the potion whose animals like it. */
  readonly likedBy: string | undefined
}

/** An egg and a potion of the player that hatch a new pet. */
export type NestModel = {
  readonly egg: string
  readonly potion: string
  readonly pet: string
  readonly name: string
  readonly picture: Item | undefined
}

export type ItemsModel = {
  readonly items: ReadonlyArray<ItemModel>
  readonly nests: ReadonlyArray<NestModel>
}
