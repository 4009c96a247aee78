import type { Palette, PaletteRef } from '../model/palette.ts'
import type { ArtLibrary } from '../model/library.ts'

const PLAIN: Palette = ['#d9cfb8', '#8c7f6d', '#efe8d8', '#b59a6a', '#8a6a4a', '#ffe9ad']

const isPalette = (ref: unknown): ref is Palette => Array.isArray(ref) && ref.length === 6

/** The colours of a palette reference, or the fallback if it is unknown. */
export const paletteOf = (library: ArtLibrary, ref: PaletteRef | undefined, otherwise: Palette = PLAIN): Palette =>
  isPalette(ref) ? ref : ((ref === undefined ? undefined : library.palettes[ref]) ?? otherwise)
