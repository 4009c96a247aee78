import type { Palette, PaletteRef } from './palette.ts'
import type { PlayerClass } from '../../model/index.ts'

/** The `art` field of a catalogue entry. Its names were checked when the content was compiled. */
export type ArtField = { readonly [field: string]: unknown }

export type GearArt = {
  readonly template?: string
  readonly palette?: PaletteRef
  readonly motif?: string | null
}

/** What decides the looks of gear without a drawing of its own. `bare`: the entry of an empty slot. */
export type GearFacts = {
  readonly class?: PlayerClass | undefined
  readonly tier?: number | undefined
  readonly bare?: boolean | undefined
}

/** Gear on an avatar. */
export type WornGear = GearArt & GearFacts & { readonly twoHanded?: boolean | undefined }

/** `stand`: the body of the mount; `worn`: what all animals of the species wear. */
export const SPECIES_PARTS = ['body', 'stand', 'head', 'ears', 'muzzle', 'mark', 'tail', 'extra', 'worn'] as const
export type SpeciesPart = (typeof SPECIES_PARTS)[number]

/** A species by its parts, all of them optional. */
export type SpeciesArt = { readonly [part in SpeciesPart]?: string } & {
  readonly natural: Palette
  readonly eyes: string
  /** A pale ring around the eyes, for dark marks. Dark coats get it anyway. */
  readonly lightEyes?: boolean
}

/** What a hatching potion does to an animal; a null palette keeps the natural one. */
export type PotionArt = {
  readonly palette: Palette | null
  readonly eyes?: string
  readonly liquid: string
  readonly material?: string
  readonly overlay?: string
  /** Replaces the animal's own extra. */
  readonly extra?: string
  /** The index of the tack set of mounts, of four. */
  readonly tack?: number
}

/** The key of an egg or of a potion, or its `art` field. */
export type SpeciesRef = string | SpeciesArt | ArtField
export type PotionRef = string | PotionArt | ArtField

/** An animal: its species, and the potion it was hatched with. */
export type Creature = { readonly species: SpeciesRef; readonly potion: PotionRef }

export type SceneArt = {
  readonly mood: string
  readonly far?: string | ReadonlyArray<string>
  readonly ground?: string
  /** Several features alternate between the two sides. */
  readonly feature?: string | ReadonlyArray<string>
  readonly behind?: boolean
  readonly flip?: boolean
  readonly particles?: string
  readonly seed?: number
  readonly farRoles?: Palette
  /** The colours of the first feature. */
  readonly featureRoles?: Palette
  readonly groundRoles?: Palette
}

/** A third-party icon by name, or a drawing of ours in a palette. */
export type FoodArt = { readonly icon: string } | { readonly template: string; readonly palette?: PaletteRef }

/** Items with a drawing of their own: gem, coin, key, saddle, scroll. */
export type ItemArt = { readonly template: string; readonly palette?: PaletteRef; readonly motif?: string | null }

export type BossArt =
  | { readonly template: string; readonly palette?: PaletteRef }
  | { readonly species: SpeciesRef; readonly potion: PotionRef; readonly wears?: ReadonlyArray<string> }

/** An item of a collection quest: a drawing in a palette, or a motif alone. */
export type CollectArt = { readonly palette: PaletteRef; readonly motif?: string; readonly template?: string }

export type SkillArt = { readonly icon: string }
