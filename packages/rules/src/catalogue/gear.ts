import type { IsoInstant } from '../primitives/index.ts'
import type { GearKey, GearSlot, PlayerClass } from '../model/index.ts'
import type { Art } from './art.ts'

export type GearGroup = 'base' | PlayerClass | 'special' | 'mystery' | 'armoire'

/** What entitles a player to a piece of special gear they never owned. docs/reference/content.md 6. */
export type GearRight =
  | { readonly type: 'backer'; readonly tier: number }
  | { readonly type: 'contributor'; readonly level: number }
  | { readonly type: 'contributorCritical' }

/** A piece of equipment, after expansion by the compiler. docs/reference/content.md 3. */
export type Gear = {
  readonly key: GearKey
  readonly type: GearSlot
  readonly group: GearGroup
  /** Tier for class gear, otherwise the name within its group. */
  readonly index: string
  /** Gold. */
  readonly value: number
  readonly str: number
  readonly int: number
  readonly con: number
  readonly per: number
  readonly twoHanded: boolean
  /** Top tier of its class and slot. */
  readonly last: boolean
  readonly set?: string
  readonly specialClass?: PlayerClass
  readonly season?: string
  /** The year of its gala, for gala pieces. */
  readonly year?: number
  readonly event?: string
  readonly mystery?: string
  readonly gearSet?: 'animal' | 'glasses' | 'headband'
  /** Who may own it besides previous owners. Special gear only. */
  readonly right?: GearRight
  /** Rules ignore it until strictly after this instant. */
  readonly released?: IsoInstant
  /** The period in which it is available. */
  readonly window?: { readonly from: IsoInstant; readonly until: IsoInstant }
  readonly art: Art
}
