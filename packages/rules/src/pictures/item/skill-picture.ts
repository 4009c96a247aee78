import type { PlayerClass } from '../../model/index.ts'
import type { SkillArt } from '../model/art-field.ts'
import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture/picture.ts'
import { ITEM_BOX, ITEM_CLASS } from './item-picture.ts'

/** The square of the glyph on the arch: left, top, side. */
const GLYPH = { x: 15, y: 16, side: 34 } as const

/** A skill: a white glyph on an arch in the colours of its class or season. */
export const skillPicture = (library: ArtLibrary, { icon }: SkillArt, of: PlayerClass | 'season'): Picture => ({
  viewBox: ITEM_BOX,
  groups: layered(
    painted(
      layerOf(library, 'item/skill-tile', 'main'),
      rolePaint(library.skillTiles[of] ?? library.skillTiles.season),
    ),
    glyph(library, icon),
  ),
  className: ITEM_CLASS,
})

const glyph = (library: ArtLibrary, name: string): Group => {
  const icon = library.icons[name]
  const [content, width] = icon ? [icon.body, icon.width] : [`<path d="${library.motifs['star'] ?? ''}"/>`, 24]
  const scale = Number((GLYPH.side / width).toFixed(4))
  return { content, transform: `translate(${GLYPH.x} ${GLYPH.y}) scale(${scale})`, className: 'glyph' }
}
