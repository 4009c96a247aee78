import type { PlayerClass } from '@daykeep/rules/model'
import type { Currency } from '@daykeep/rules/shops'
import type { Instant } from '@daykeep/rules/kernel'
import type { ArtField, AvatarArt, Crop } from '../../../art/index.ts'
import type { Item } from '../../items/index.ts'

/** What a tile or a dialog shows of an item. */
export type ShopItemPicture =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'avatar'; readonly art: AvatarArt; readonly crop: Crop }
  | { readonly kind: 'scene'; readonly art: ArtField }
  | { readonly kind: 'skill'; readonly art: ArtField; readonly of: PlayerClass | 'season' }
  | { readonly kind: 'several'; readonly items: ReadonlyArray<Item> }

/** The command that buys an item; those with `many` take a quantity. */
export type Purchase =
  | { readonly command: 'buyGear'; readonly key: string }
  | { readonly command: 'buy'; readonly key: string; readonly type: string; readonly many: boolean }
  | { readonly command: 'buyQuest'; readonly key: string; readonly many: true }
  | { readonly command: 'purchase'; readonly key: string; readonly type: PurchaseType; readonly many: boolean }
  | {
      readonly command: 'purchaseWithHourglasses'
      readonly key: string
      readonly type: HourglassType
      readonly many: boolean
    }
  | { readonly command: 'unlock'; readonly path: string }
  /** Bought by using it. */
  | { readonly command: 'castSkill'; readonly key: string }
  | { readonly command: 'buyPotion' | 'buyArmoire'; readonly many: boolean }
  | { readonly command: 'rebirth' | 'fortify' | 'releasePets' | 'releaseMounts' | 'releaseBoth' }

type PurchaseType = 'gems' | 'eggs' | 'hatchingPotions' | 'food' | 'gear' | 'bundles' | 'quests' | 'pets'
type HourglassType = 'backgrounds' | 'quests' | 'pets' | 'mounts'

/** An item of a shop. */
export type ShopItemModel = {
  /** The path of its pin, or another name that is unique in its shop. */
  readonly id: string
  readonly type: string
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly picture: ShopItemPicture
  readonly price: number
  readonly currency: Currency
  /** What the player lacks of the currency, rounded up. */
  readonly missing: number
  /** Why it is not sold to the player now. */
  readonly locked: string | undefined
  /** How many the player has; undefined where that says nothing. */
  readonly owned: number | undefined
  /** When its sale ends. */
  readonly end: Instant | undefined
  /** Undefined for what cannot be pinned. */
  readonly pinned: boolean | undefined
  /** Attributes with the class bonus, to sort by. */
  readonly worth: { readonly [attribute in 'str' | 'int' | 'con' | 'per']?: number }
  /** A mark on the tile, for instance how often a quest was completed. */
  readonly mark?: string
  /** The player has completed it or has all that there is of it. */
  readonly done?: boolean
  readonly purchase: Purchase
}

/** Items under a heading. */
export type ShelfModel = {
  readonly id: string
  readonly title: string
  /** The shelves that one chooses together; a shelf without one is chosen alone. */
  readonly group?: { readonly id: string; readonly title: string }
  readonly items: ReadonlyArray<ShopItemModel>
  /** Said instead of the items if there are none. */
  readonly empty?: string
  /** Sold together for less. */
  readonly whole?: ShopItemModel
  readonly text?: string
}
