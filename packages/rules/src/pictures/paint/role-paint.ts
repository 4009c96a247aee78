import type { Palette } from '../model/palette.ts'
import { inkOf } from '../colour/shades.ts'
import { INSTANCE } from '../model/library.ts'
import type { Paint } from '../picture/picture.ts'

/** The paint of a palette: six roles and the derived outline; `--flat` is the base for strokes. */
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
