import type { Thing } from '../things/index.ts'

export const ITEM_GROUPS = ['eggs', 'hatchingPotions', 'food', 'quests'] as const
export type ItemGroup = (typeof ITEM_GROUPS)[number]

/** Which thing is meant, in one word: `eggs/Wolf`. */
export type ItemId = `${ItemGroup}/${string}`

/** A thing in the bags, as its tile and its panel show it. */
export type ItemModel = {
  readonly id: ItemId
  readonly group: ItemGroup
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly count: number
  readonly thing: Thing | undefined
  /** Gold for one piece; nobody buys a thing without a price. */
  readonly price: number | undefined
  /** Of food: the potion whose animals like it, by name. */
  readonly likedBy: string | undefined
}

/** An egg and a potion at hand that make a new pet. */
export type NestModel = {
  readonly egg: string
  readonly potion: string
  readonly pet: string
  readonly name: string
  readonly thing: Thing | undefined
}

export type ItemsModel = {
  readonly items: ReadonlyArray<ItemModel>
  readonly nests: ReadonlyArray<NestModel>
}
