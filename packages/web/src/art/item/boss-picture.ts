import type { BossArt } from '../art-field.ts'
import { creatureArt } from '../creature/creature-art.ts'
import { petGroup } from '../creature/pet-group.ts'
import { withDefinitions } from '../definitions.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture.ts'

const BOSS_BOX = '0 0 240 200'
const UNDRAWN = 'heap'

/** An animal of a quest is itself, larger, crowned and cross. */
const CROWNED = 'translate(24 -2) scale(1.62)'

/** Whom a party fights: a drawing in a palette, or a species with a crown. */
export const bossPicture = (library: ArtLibrary, art: BossArt): Picture =>
  withDefinitions(library, {
    viewBox: BOSS_BOX,
    groups: 'species' in art ? crowned(library, art) : [drawn(library, art.template, art.palette)],
  })

const drawn = (
  library: ArtLibrary,
  name: string,
  palette: Extract<BossArt, { template: string }>['palette'],
): Group => ({
  content: layerOf(library, `boss/${name}`, 'main') || layerOf(library, `boss/${UNDRAWN}`, 'main'),
  paint: rolePaint(paletteOf(library, palette)),
})

const crowned = (library: ArtLibrary, art: Extract<BossArt, { species: unknown }>): ReadonlyArray<Group> => {
  const crown = library.templates['boss/crowned']
  return layered(painted(crown?.layers['aura']), {
    content: layered(
      petGroup(library, creatureArt(library, art)),
      painted(crown?.layers['crown'], rolePaint(paletteOf(library, undefined, crown?.palette))),
    ),
    transform: CROWNED,
  })
}
