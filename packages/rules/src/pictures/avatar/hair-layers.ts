import { darker, inkOf, isDark, lighter } from '../colour/shades.ts'
import type { HairColorArt, HairdoArt } from '../model/appearance.ts'
import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary, HairRule } from '../model/library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { materialUrl, rolePaint } from '../paint/role-paint.ts'
import { type Group, type Paint, painted } from '../picture/picture.ts'
import type { Choices } from './choices.ts'

/** The clip that cuts hair above the brim of a hat; see definitions.ts. */
const BRIM = 'brim'

/** The hair layers, back to front, as the head gear allows. */
export type HairLayers = {
  readonly back: Group | undefined
  readonly face: ReadonlyArray<Group | undefined>
  readonly front: Group | undefined
  readonly bangs: Group | undefined
  readonly flower: Group | undefined
}

const HAIRPIN = { '--trim': '#f2c14e', '--accent': '#e5604d', '--glow': '#ffd76a' } as const

const FLIP = 'matrix(-1 0 0 1 240 0)'

/** The hair behind and in front of the head, as far as the headgear lets it show. */
export const hairLayers = (library: ArtLibrary, choices: Choices, rule: HairRule): HairLayers => {
  const paint = hairPaint(choices.hairColor)
  const layer = (hairdo: HairdoArt, side: 'front' | 'back'): Group | undefined =>
    painted(layerOf(library, `avatar/hair/${hairdo[side] ?? ''}`, side), paint, hairdo.flip ? FLIP : undefined)
  const clipped = (group: Group | undefined): Group | undefined =>
    rule === 'clip' && group ? { content: [group], clip: BRIM } : group
  const hidden = rule === 'hide-all'
  const loose = library.templates[`avatar/hair/${choices.hair.back ?? ''}`]?.loose === true
  return {
    back: hidden ? undefined : loose ? layer(choices.hair, 'back') : clipped(layer(choices.hair, 'back')),
    face: [layer(choices.beard, 'front'), layer(choices.mustache, 'front')],
    front: hidden || rule === 'hide-front' ? undefined : clipped(layer(choices.hair, 'front')),
    bangs: hidden ? undefined : layer(choices.bangs, 'front'),
    flower: flowerLayer(library, choices, rule),
  }
}

/** A flower needs visible hair, an earring visible ears. */
const flowerLayer = (library: ArtLibrary, { flower }: Choices, rule: HairRule): Group | undefined => {
  if (flower === undefined || rule === 'hide-all' || (rule === 'hide-front' && !flower.earring)) return undefined
  const paint = rolePaint(paletteOf(library, flower.palette))
  return painted(layerOf(library, `avatar/hair/${flower.template}`, 'front'), paint)
}

/** The paint of hair, from one colour. Dark hair has a weaker shade and a stronger shine. */
const hairPaint = ({ color, shade, light, material }: HairColorArt): Paint => {
  const dark = isDark(color)
  return {
    '--base': material ? materialUrl(material) : color,
    '--shade': shade ?? darker(color, dark ? 0.06 : 0.13),
    '--light': light ?? lighter(color, dark ? 0.12 : 0.1),
    ...HAIRPIN,
    '--ink': inkOf(darker(color, 0.1)),
  }
}
