import type { Attribute, GearSlot } from '@daykeep/rules/model'
import type { Thing } from '../things/index.ts'

/** What a piece adds to one attribute, and what the player's class adds to that. */
export type Bonus = { readonly attribute: Attribute; readonly own: number; readonly class: number }

/** Who a piece was made for, or where it comes from. */
export const PIECE_ORIGINS = ['warrior', 'wizard', 'rogue', 'healer', 'special', 'mystery', 'armoire'] as const
export type PieceOrigin = (typeof PIECE_ORIGINS)[number]

/** A piece of gear that the player owns. */
export type PieceModel = {
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly slot: GearSlot
  readonly origin: PieceOrigin
  readonly thing: Thing
  /** In the outfit that is looked at. */
  readonly worn: boolean
  readonly twoHanded: boolean
  /** Only what is not nothing. */
  readonly bonuses: ReadonlyArray<Bonus>
}
