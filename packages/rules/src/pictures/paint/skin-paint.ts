import type { SkinArt } from '../model/appearance.ts'
import { toOkLab } from '../colour/oklab.ts'
import { darker, inkOf, mixed } from '../colour/shades.ts'
import type { Paint } from '../picture/picture.ts'
import { materialUrl } from './role-paint.ts'

const BROW = { onDark: '#1f1412', onLight: '#4a322b' } as const

/** The paint of skin, from one colour, with redder shade and cheeks. */
export const skinPaint = ({ color, material }: SkinArt): Paint => ({
  '--skin': material ? materialUrl(material) : color,
  '--skin-shade': mixed(darker(color, 0.08), '#c0504a', 0.14),
  '--blush': mixed(color, '#e8495c', 0.55),
  '--skin-ink': inkOf(darker(color, 0.18)),
  '--brow': toOkLab(color).L < 0.5 ? BROW.onDark : BROW.onLight,
})
