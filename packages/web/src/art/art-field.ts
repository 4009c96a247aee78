import type { GearClass } from './library.ts'

/** The `art` field of an item as the catalogue hands it out: its words were checked when the content was compiled. */
export type ArtField = { readonly [field: string]: unknown }

/** Base, shade, light, trim, accent, glow. A species calls the same six coat, shade, light, mark, inner, extra. */
export type Palette = readonly [string, string, string, string, string, string]

/** The name of a palette, or six colours of its own. */
export type PaletteRef = string | Palette

export type GearArt = {
  readonly template?: string
  readonly palette?: PaletteRef
  readonly motif?: string | null
}

/** What decides how gear without a drawing of its own looks. `bare`: what one wears when one wears nothing. */
export type GearFacts = {
  readonly class?: GearClass | undefined
  readonly tier?: number | undefined
  readonly bare?: boolean | undefined
}

/** Gear on the doll. */
export type WornGear = GearArt & GearFacts & { readonly twoHanded?: boolean | undefined }

/** `stand` is the body of the grown animal; `worn` is what one of its kind wears. */
export const SPECIES_PARTS = ['body', 'stand', 'head', 'ears', 'muzzle', 'mark', 'tail', 'extra', 'worn'] as const
export type SpeciesPart = (typeof SPECIES_PARTS)[number]

/** An animal by its parts. A part that is not named is not there. */
export type SpeciesArt = { readonly [part in SpeciesPart]?: string } & {
  readonly natural: Palette
  readonly eyes: string
  /** A pale ring around the eyes, where a dark mark would swallow them. A dark coat gets it anyway. */
  readonly lightEyes?: boolean
}

/** What a hatching potion does to an animal; a null palette keeps the natural one. */
export type PotionArt = {
  readonly palette: Palette | null
  readonly eyes?: string
  readonly liquid: string
  readonly material?: string
  readonly overlay?: string
  /** What grows in the place of the animal's own extra. */
  readonly extra?: string
  /** Which of the four sets of tack a mount of this potion wears. */
  readonly tack?: number
}

/** The key of an egg or of a potion, or its `art` field. */
export type SpeciesRef = string | SpeciesArt | ArtField
export type PotionRef = string | PotionArt | ArtField

/** An animal of flesh and blood: which kind, and what it was hatched with. */
export type Creature = { readonly species: SpeciesRef; readonly potion: PotionRef }

export type SceneArt = {
  readonly mood: string
  readonly far?: string | ReadonlyArray<string>
  readonly ground?: string
  /** Of several features every other one stands on the other side. */
  readonly feature?: string | ReadonlyArray<string>
  readonly behind?: boolean
  readonly flip?: boolean
  readonly particles?: string
  readonly seed?: number
  readonly farRoles?: Palette
  /** Colours of the first feature. */
  readonly featureRoles?: Palette
  readonly groundRoles?: Palette
}

/** A third party's icon by name, or a drawing of ours in a palette. */
export type FoodArt = { readonly icon: string } | { readonly template: string; readonly palette?: PaletteRef }

/** Things that are drawn once: gem, coin, key, saddle, scroll. */
export type ItemArt = { readonly template: string; readonly palette?: PaletteRef; readonly motif?: string | null }

export type BossArt =
  | { readonly template: string; readonly palette?: PaletteRef }
  | { readonly species: SpeciesRef; readonly potion: PotionRef; readonly wears?: ReadonlyArray<string> }

/** A thing to collect in a quest: a drawing in a palette, or a motif alone. */
export type CollectArt = { readonly palette: PaletteRef; readonly motif?: string; readonly template?: string }

export type SkillArt = { readonly icon: string }
