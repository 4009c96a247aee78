import type { WornGear } from './art-field.ts'
import type { AvatarArt } from './avatar-art.ts'
import type { Season } from './panorama-art.ts'

export const SHOPS = ['market', 'questShop', 'customizations', 'seasonalShop', 'timeTravellers'] as const
export type ShopName = (typeof SHOPS)[number]

/** Who keeps a shop, without what the season puts on them. */
export type KeeperArt = Pick<AvatarArt, 'size' | 'skin' | 'shirt' | 'hair' | 'chair'>

/** A feature of scenes and the middle of where it stands, of 1440 units. */
export type Stand = { readonly feature: string; readonly x: number; readonly flip?: boolean }

/** A shop in one season; indoors without a `night`, the mood after dark. `wears` is the gear of each keeper. */
export type ShopSeasonArt = {
  readonly mood: string
  readonly night?: string
  readonly far: ReadonlyArray<string>
  readonly ground: string
  readonly particles: string
  readonly stands: ReadonlyArray<Stand>
  readonly wears: ReadonlyArray<{ readonly [slot in keyof AvatarArt['gear']]?: WornGear }>
}

/** The people and the place of a shop. The counter stands before and around the keepers. */
export type ShopArt = {
  readonly keepers: ReadonlyArray<KeeperArt>
  readonly counter: string
  readonly seasons: Readonly<Record<Season, ShopSeasonArt>>
}
