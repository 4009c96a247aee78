import type { AvatarArt, ArtField, Creature, GearFacts } from '../art/index.ts'
import type { GearClass, GearSlot } from '../art/index.ts'

/** How a thing of the gallery is drawn. */
export type Drawn =
  | { readonly type: 'gear'; readonly slot: GearSlot; readonly art: ArtField; readonly facts: GearFacts }
  | { readonly type: 'egg' | 'potion' | 'food' | 'item' | 'badge' | 'boss' | 'scene'; readonly art: ArtField }
  | { readonly type: 'skill'; readonly art: ArtField; readonly of: GearClass | 'season' }
  | ({ readonly type: 'pet' | 'mount' } & Creature)
  | { readonly type: 'avatar'; readonly art: AvatarArt }

/** One thing of the catalogue: the id of its texts, the group it is shown in, and within that its set. */
export type Exhibit = {
  readonly id: string
  readonly group: string
  readonly set?: string | undefined
  readonly drawn: Drawn
}
