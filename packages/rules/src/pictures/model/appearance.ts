/** The customizations by preference value. docs/reference/content-facts.md 4.1. */
export type Appearance = {
  readonly skin: Readonly<Record<string, SkinArt>>
  readonly hairColor: Readonly<Record<string, HairColorArt>>
  readonly hairBase: Readonly<Record<string, HairdoArt>>
  readonly bangs: Readonly<Record<string, HairdoArt>>
  readonly beard: Readonly<Record<string, HairdoArt>>
  readonly mustache: Readonly<Record<string, HairdoArt>>
  readonly flower: Readonly<Record<string, FlowerArt>>
  readonly shirt: Readonly<Record<string, ShirtArt>>
  readonly chair: Readonly<Record<string, ChairArt>>
}

/** Hexadecimal colours; missing ones are derived from the first. */
export type SkinArt = {
  readonly color: string
  /** A pattern in place of the plain colour. */
  readonly material?: string
  /** A drawing over the face in three colours. */
  readonly paint?: { readonly template: string; readonly colors: readonly [string, string, string] }
}

export type HairColorArt = {
  readonly color: string
  readonly shade?: string
  readonly light?: string
  readonly material?: string
}

/** Front and back may be two drawings; `flip` mirrors both. */
export type HairdoArt = { readonly front?: string; readonly back?: string; readonly flip?: boolean }

export type FlowerArt = { readonly template: string; readonly palette: string; readonly earring?: boolean }

export type ShirtArt = {
  readonly color: string
  readonly trousers?: string
  readonly material?: string
  readonly motif?: string
  readonly motifColor?: string
}

export type ChairArt = { readonly color: string; readonly handles: boolean }
