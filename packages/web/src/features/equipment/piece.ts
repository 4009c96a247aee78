import { type Attribute, CLASSES, type GearSlot } from '@daykeep/rules/model'
import type { Item } from '../items/index.ts'

/** The bonus of a piece to an attribute, and the extra bonus for its class. */
export type Bonus = { readonly attribute: Attribute; readonly own: number; readonly class: number }

/** The class or the source of a piece. */
export const PIECE_ORIGINS = [...CLASSES, 'special', 'mystery', 'armoire'] as const
export type PieceOrigin = (typeof PIECE_ORIGINS)[number]

export type PieceModel = {
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly slot: GearSlot
  /** The higher, the later it came. */
  readonly acquired: number
  readonly origin: PieceOrigin
  readonly picture: Item
  /** Worn in the outfit of the screen. */
  readonly worn: boolean
  readonly twoHanded: boolean
  /** Without bonuses of 0. */
  readonly bonuses: ReadonlyArray<Bonus>
}
