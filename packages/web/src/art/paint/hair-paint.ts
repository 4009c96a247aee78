import type { HairColorArt } from '../model/appearance.ts'
import { darker, inkOf, isDark, lighter } from '../colour/shades.ts'
import type { Paint } from '../picture/picture.ts'
import { materialUrl } from './role-paint.ts'

const HAIRPIN = { '--trim': '#f2c14e', '--accent': '#e5604d', '--glow': '#ffd76a' } as const

/** The paint of hair, from one colour. Dark hair has a weaker shade and a stronger shine. */
export const hairPaint = ({ color, shade, light, material }: HairColorArt): Paint => {
  const dark = isDark(color)
  return {
    '--base': material ? materialUrl(material) : color,
    '--shade': shade ?? darker(color, dark ? 0.06 : 0.13),
    '--light': light ?? lighter(color, dark ? 0.12 : 0.1),
    ...HAIRPIN,
    '--ink': inkOf(darker(color, 0.1)),
  }
}
