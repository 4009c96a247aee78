import type { IsoInstant } from '../kernel/instant.ts'
import type { GearKey } from '../model/keys.ts'
import type { GearSlot } from '../model/user/items.ts'
import type { PlayerClass } from '../model/user/stats.ts'
import type { Art } from './art.ts'

export type GearGroup = 'base' | PlayerClass | 'special' | 'mystery' | 'armoire'

/** What opens a piece of special gear to a player who never had it. Content specification, section 6. */
export type GearRight =
  | { readonly type: 'backer'; readonly tier: number }
  | { readonly type: 'contributor'; readonly level: number }
  | { readonly type: 'contributorCritical' }

/** A piece of equipment, as the game sees it after expansion. Content specification, section 3. */
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
  /** Of a gala piece: the year of its gala. */
  readonly year?: number
  readonly event?: string
  readonly mystery?: string
  readonly gearSet?: 'animal' | 'glasses' | 'headband'
  /** Who may have it besides those who had it before. Special gear only. */
  readonly right?: GearRight
  /** Content not released yet is not there for rules: strictly after this instant. */
  readonly released?: IsoInstant
  /** It can be had from the one instant until the other. */
  readonly window?: { readonly from: IsoInstant; readonly until: IsoInstant }
  readonly art: Art
}
