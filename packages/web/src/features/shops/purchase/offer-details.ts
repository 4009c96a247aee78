import type { AvatarArt } from '../../../art/index.ts'
import type { ShopItemModel } from '../item/index.ts'
import type { GearEffect } from './effects.ts'
import type { QuestFacts } from '../../quest-scrolls/index.ts'

/** An item in its dialog, with what it would do for the player. */
export type OfferDetails = {
  readonly item: ShopItemModel
  /** The player with it: wearing it, or before it. */
  readonly wearing: AvatarArt | undefined
  readonly effect: GearEffect | undefined
  /** How many more are of use. */
  readonly useful: number | undefined
  readonly quests: ReadonlyArray<QuestFacts>
  /** What the player has of the currency. */
  readonly funds: number
  /** A sentence about a limit, such as gems for gold this month. */
  readonly limit: string | undefined
}
