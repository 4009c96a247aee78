import type { PlayerClass, GearSlot } from '@daykeep/rules/model'
import type { AvatarArt, ArtField, Creature, GearFacts } from '../art/index.ts'

/** What a gallery picture is rendered from. */
export type PictureSource =
  | { readonly type: 'gear'; readonly slot: GearSlot; readonly art: ArtField; readonly facts: GearFacts }
  | { readonly type: 'egg' | 'potion' | 'food' | 'item' | 'badge' | 'boss' | 'scene'; readonly art: ArtField }
  | { readonly type: 'skill'; readonly art: ArtField; readonly of: PlayerClass | 'season' }
  | ({ readonly type: 'pet' | 'mount' } & Creature)
  | { readonly type: 'avatar'; readonly art: AvatarArt }

/** An entry of the catalogue: the id of its texts, its group, and its set within the group. */
export type Exhibit = {
  readonly id: string
  readonly group: string
  readonly set?: string | undefined
  readonly picture: PictureSource
}
