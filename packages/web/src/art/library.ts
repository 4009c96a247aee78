import type { Appearance } from './appearance.ts'
import type { Palette, PotionArt, SpeciesArt } from './art-field.ts'
import type { Transformation } from './avatar-art.ts'
import type { PanoramaArt, Season, TimeOfDay } from './panorama-art.ts'

/** The eight places where gear is worn. Content facts, section 3.1. */
export const GEAR_SLOTS = ['weapon', 'armor', 'head', 'shield', 'body', 'back', 'headAccessory', 'eyewear'] as const
export type GearSlot = (typeof GEAR_SLOTS)[number]

export type GearClass = 'warrior' | 'wizard' | 'rogue' | 'healer'

/**
 * Stands in markup and in paint wherever an id begins. It becomes the id of the picture on the page, because two
 * pictures with one id would both show the colours of the first.
 */
export const INSTANCE = '~'

/** What head gear does to hair. `clip` keeps the hair below the brim, `hide-front` keeps the back hair only. */
export type HairRule = 'show' | 'clip' | 'hide-front' | 'hide-all'

/** Where a motif goes on a template, in the units of its viewBox, and the role that colours it. */
export type MotifPlace = { readonly x: number; readonly y: number; readonly size: number; readonly role: string }

/** A point of a standing body, how large what goes there is drawn, and by how many degrees it is turned. */
export type Anchor = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number }

/** `seat`: the middle of the saddle; `head`: the middle of the head; `tail` and `wings`: their roots. */
export type StandAnchors = {
  readonly seat: Anchor
  readonly head: Anchor
  readonly tail: Anchor
  readonly wings: Anchor
  /** It wears no bridle: it has no head apart from its body. */
  readonly bare?: true
}

/** One drawing, as the compiler leaves it: mirrors expanded, markup by layer. */
export type Template = {
  readonly viewBox: string
  readonly layers: Readonly<Record<string, string>>
  readonly motif?: MotifPlace
  /** Degrees by which a weapon is turned in the hand. */
  readonly angle?: number
  readonly twoHanded?: true
  readonly hair?: HairRule
  /** Back hair that hangs free of the head and is not cut by a hat. */
  readonly loose?: true
  /** The viewBox of its item picture, when the crop of its slot does not fit. */
  readonly icon?: string
  /** How far a head part moves the eyes of an animal up. */
  readonly eyeLift?: number
  /** Where a grown animal carries its rider, its head, its tail and its wings. */
  readonly stand?: StandAnchors
  /** The layer of a standing body that a mark shows on, if it is not called as the mark is. */
  readonly flank?: string
  /** The pattern of the egg that such a body hatches from: a layer of item/egg. */
  readonly shell?: string
  /** A body on whose chest an overlay can be drawn. */
  readonly chest?: true
  /** The colours of a thing that is drawn in its own, unless its art says otherwise. */
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
  /** What the light of the mood does to colours of their own: towards a colour, by a share. */
  readonly tint?: { readonly color: string; readonly share: number }
  readonly far: Palette
  readonly near: Palette
  readonly feature: Palette
}

export type Icon = { readonly body: string; readonly width: number; readonly height: number }

/** What gear without a drawing of its own wears: the first template of its slot in the palette of its class and tier. */
export type GearFallbacks = {
  readonly templates: Readonly<Record<GearSlot, string>>
  readonly palettes: Readonly<Record<GearClass, ReadonlyArray<string>>>
}

/** Everything that is drawn, as one piece of data. Written by scripts/art/compile.ts. */
export type ArtLibrary = {
  readonly templates: Readonly<Record<string, Template>>
  /** Slot and name of a gear template to its key in `templates`. */
  readonly gear: Readonly<Record<GearSlot, Readonly<Record<string, string>>>>
  readonly motifs: Readonly<Record<string, string>>
  readonly materials: Readonly<Record<string, string>>
  readonly palettes: Readonly<Record<string, Palette>>
  readonly fallbacks: GearFallbacks
  readonly transformations: Readonly<Record<Transformation, Palette>>
  /** Base and shade of a skill tile, by class; `season` for what a festival lends. */
  readonly skillTiles: Readonly<Record<GearClass | 'season', Palette>>
  readonly species: Readonly<Record<string, SpeciesArt>>
  readonly potions: Readonly<Record<string, PotionArt>>
  /** Cloth, edge and leather of what a mount wears. */
  readonly tack: ReadonlyArray<readonly [string, string, string]>
  readonly moods: Readonly<Record<string, Mood>>
  readonly panoramas: Readonly<Record<Season, Readonly<Record<TimeOfDay, PanoramaArt>>>>
  readonly appearance: Appearance
  readonly icons: Readonly<Record<string, Icon>>
}
