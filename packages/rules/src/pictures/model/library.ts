import type { GearSlot, PlayerClass } from '../../model/index.ts'
import type { Palette } from './palette.ts'
import type { Appearance } from './appearance.ts'
import type { PotionArt, SpeciesArt } from './art-field.ts'
import type { AvatarForm } from './avatar-art.ts'
import type { PanoramaArt, Season, TimeOfDay } from './panorama-art.ts'
import type { ShopArt, ShopName } from './shop-art.ts'

/**
 * The prefix of every id in markup and paint. It is replaced by an id unique on the page, since two pictures with the
 * same ids would share the colours of the first.
 */
export const INSTANCE = '~'

/** What head gear does to hair. `clip` cuts it above the brim, `hide-front` shows back hair only. */
export type HairRule = 'show' | 'clip' | 'hide-front' | 'hide-all'

/** The position of a motif on a template, in units of its viewBox, and the role that colours it. */
export type MotifPlace = { readonly x: number; readonly y: number; readonly size: number; readonly role: string }

/** A point of a standing body, with the scale and rotation (degrees) of the part placed there. */
export type Anchor = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number }

/** `seat`: the middle of the saddle; `head`: the middle of the head; `tail` and `wings`: their roots. */
export type StandAnchors = {
  readonly seat: Anchor
  readonly head: Anchor
  readonly tail: Anchor
  readonly wings: Anchor
  /** It has no separate head, and so no bridle. */
  readonly bare?: true
}

/** A compiled drawing: mirrors expanded, markup by layer. */
export type Template = {
  readonly viewBox: string
  readonly layers: Readonly<Record<string, string>>
  readonly motif?: MotifPlace
  /** Degrees by which a weapon is rotated in the hand. */
  readonly angle?: number
  readonly twoHanded?: true
  readonly hair?: HairRule
  /** Back hair that hats do not cut. */
  readonly loose?: true
  /** The viewBox on a tile, where the crop of the slot does not fit. */
  readonly icon?: string
  /** How many units a head part raises the eyes. */
  readonly eyeLift?: number
  /** The anchors of a standing body. */
  readonly stand?: StandAnchors
  /** Where a sitting body carries its head, if not in the usual place. */
  readonly head?: Anchor
  /** The body has paws to raise. */
  readonly paws?: true
  /** A head seen from its left side: one eye shows. */
  readonly side?: true
  /** The flank layer of a mark, where its name differs from the mark's. */
  readonly flank?: string
  /** The pattern of the egg: a layer of item/egg. */
  readonly shell?: string
  /** The body has a chest for overlays. */
  readonly chest?: true
  /** The default colours of an item with colours of its own. */
  readonly palette?: Palette
}

/** Sky, sun or moon, and six roles each for far land, ground and feature. */
export type Mood = {
  readonly sky: readonly [string, string, string]
  readonly orb: {
    readonly shape: 'sun' | 'moon'
    readonly color: string
    readonly x: number
    readonly y: number
  } | null
  readonly dark: boolean
  /** Mixes fixed colours towards a colour, by a share. */
  readonly tint?: { readonly color: string; readonly share: number }
  readonly far: Palette
  readonly near: Palette
  readonly feature: Palette
}

export type Icon = { readonly body: string; readonly width: number; readonly height: number }

/** The looks of gear without art: the first template of its slot in the palette of its class and tier. */
export type GearFallbacks = {
  readonly templates: Readonly<Record<GearSlot, string>>
  readonly palettes: Readonly<Record<PlayerClass, ReadonlyArray<string>>>
}

/** All drawings and their data, compiled by scripts/content-compiler/art. */
export type ArtLibrary = {
  readonly templates: Readonly<Record<string, Template>>
  /** Keys of `templates` by slot and name of a gear template. */
  readonly gear: Readonly<Record<GearSlot, Readonly<Record<string, string>>>>
  readonly motifs: Readonly<Record<string, string>>
  readonly materials: Readonly<Record<string, string>>
  readonly palettes: Readonly<Record<string, Palette>>
  readonly fallbacks: GearFallbacks
  readonly transformations: Readonly<Record<AvatarForm, Palette>>
  /** Base and shade of a skill tile by class; `season` for seasonal skills. */
  readonly skillTiles: Readonly<Record<PlayerClass | 'season', Palette>>
  readonly species: Readonly<Record<string, SpeciesArt>>
  readonly potions: Readonly<Record<string, PotionArt>>
  /** Cloth, edge and leather of each tack set. */
  readonly tack: ReadonlyArray<readonly [string, string, string]>
  readonly moods: Readonly<Record<string, Mood>>
  readonly panoramas: Readonly<Record<Season, Readonly<Record<TimeOfDay, PanoramaArt>>>>
  readonly shops: Readonly<Record<ShopName, ShopArt>>
  readonly appearance: Appearance
  readonly icons: Readonly<Record<string, Icon>>
}
