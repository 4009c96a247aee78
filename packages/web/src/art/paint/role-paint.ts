import type { Palette } from '../art-field.ts'
import { inkOf } from '../colour/shades.ts'
import { INSTANCE } from '../library.ts'
import type { Paint } from '../picture.ts'

/** The six roles of a palette and the ink that follows from them; `--flat` is the base for strokes. */
export const rolePaint = ([base, shade, light, trim, accent, glow]: Palette): Paint => ({
  '--base': base,
  '--shade': shade,
  '--light': light,
  '--trim': trim,
  '--accent': accent,
  '--glow': glow,
  '--ink': inkOf(shade),
  '--flat': base,
})

/** A pattern in place of a colour. */
export const materialUrl = (material: string): string => `url(#${INSTANCE}mat-${material})`
