import type { Palette } from '../model/palette.ts'
import { mixed } from '../colour/shades.ts'
import type { Mood } from '../model/library.ts'

/** Fixed colours in the light of a mood, except those that glow. */
export const tinted = (palette: Palette, { tint }: Pick<Mood, 'tint'>): Palette => {
  if (tint === undefined) return palette
  const { color, share } = tint
  const [base, shade, light, trim, accent, glow] = palette
  const lit = (own: string): string => mixed(own, color, share)
  return [lit(base), lit(shade), lit(light), lit(trim), lit(accent), mixed(glow, color, share / 5)]
}
