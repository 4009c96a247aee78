import type { Palette } from '../art-field.ts'
import { mixed } from '../colour/shades.ts'
import type { Mood } from '../library.ts'

/** Colours of their own in the light of a mood. What glows glows in the dark too. */
export const tinted = (palette: Palette, { tint }: Pick<Mood, 'tint'>): Palette => {
  if (tint === undefined) return palette
  const { color, share } = tint
  const [base, shade, light, trim, accent, glow] = palette
  const lit = (own: string): string => mixed(own, color, share)
  return [lit(base), lit(shade), lit(light), lit(trim), lit(accent), mixed(glow, color, share / 5)]
}
