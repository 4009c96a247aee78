import type { SkillArt } from '../art-field.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary, GearClass } from '../library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture.ts'
import { ITEM_BOX, THING } from './item-picture.ts'

/** The box of the glyph on the arch: left, top, side. */
const GLYPH = { x: 15, y: 16, side: 34 } as const

/** A skill: a white glyph on an arch in the colour of its class; a festival lends skills too. */
export const skillPicture = (library: ArtLibrary, { icon }: SkillArt, of: GearClass | 'season'): Picture => ({
  viewBox: ITEM_BOX,
  groups: layered(
    painted(
      layerOf(library, 'item/skill-tile', 'main'),
      rolePaint(library.skillTiles[of] ?? library.skillTiles.season),
    ),
    glyph(library, icon),
  ),
  className: THING,
})

const glyph = (library: ArtLibrary, name: string): Group => {
  const icon = library.icons[name]
  const [content, width] = icon ? [icon.body, icon.width] : [`<path d="${library.motifs['star'] ?? ''}"/>`, 24]
  const scale = Number((GLYPH.side / width).toFixed(4))
  return { content, transform: `translate(${GLYPH.x} ${GLYPH.y}) scale(${scale})`, className: 'glyph' }
}
