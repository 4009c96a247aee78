import type { ArtLibrary } from '../library.ts'

/** Always the same palette for one name, and seldom the same for its neighbour: for galleries only. */
export const variedPalette = (library: ArtLibrary, name: string): string => {
  const palettes = Object.keys(library.palettes)
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7)
  return palettes[sum % palettes.length] ?? 'linen'
}
