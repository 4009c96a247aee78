import type { ShopItemModel, ShopItemPicture } from '../shops/item/index.ts'

export const EDITOR_PAGES = ['body', 'hair', 'face', 'extras', 'backgrounds'] as const
export type EditorPage = (typeof EDITOR_PAGES)[number]

/** What putting on an owned choice changes. */
export type Wear =
  | { readonly type: 'preference'; readonly path: string; readonly value: string | number }
  | { readonly type: 'gear'; readonly key: string }

/** One way to look: worn, owned, for sale, or to be had otherwise. */
export type ChoiceModel = {
  readonly id: string
  readonly name: string
  readonly picture: ShopItemPicture
  readonly worn: boolean
  readonly wear: Wear
  /** Missing for what the player owns. */
  readonly sale?: ShopItemModel
  /** How else one gets it, in a sentence. */
  readonly earned?: string
}

/** Choices for one part of the figure, or the backgrounds of a month. */
export type ChoiceGroup = {
  readonly id: string
  readonly title: string
  readonly choices: ReadonlyArray<ChoiceModel>
  /** All of a set that is still missing, where that costs less. */
  readonly whole?: ShopItemModel
}
