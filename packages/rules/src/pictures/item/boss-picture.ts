import type { BossArt } from '../model/art-field.ts'
import { creatureArt } from '../creature/creature-art.ts'
import { eyeLift, isSideways, leftHalf } from '../creature/head-layers.ts'
import { hasPaws, headPlace, petGroup } from '../creature/pet-group.ts'
import { HEAD, placing } from '../creature/place-at.ts'
import { withDefinitions } from '../picture/definitions.ts'
import type { ArtLibrary } from '../model/library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture/picture.ts'

const BOSS_BOX = '0 0 240 200'
const UNDRAWN = 'heap'

/** A boss that is an animal: larger, crowned and angry (docs/look.md 8). */
const CROWNED = 'translate(22.8 10) scale(1.62)'

/** Eyes raised by more than this are on stalks, with the crown between them. */
const STALKS = 30
const BETWEEN_STALKS = 'translate(60 30) scale(.5) translate(-60 -26)'

/** Hats are taller than crowns. */
const DRESSED = 'translate(37 38) scale(1.38)'

/** A boss: a drawing in a palette, or a crowned animal. */
export const bossPicture = (library: ArtLibrary, art: BossArt): Picture =>
  withDefinitions(library, {
    viewBox: BOSS_BOX,
    groups: 'species' in art ? crowned(library, art) : [drawn(library, art.template, art.palette)],
  })

const drawn = (
  library: ArtLibrary,
  name: string,
  palette: Extract<BossArt, { template: string }>['palette'],
): Group => {
  const template = library.templates[`boss/${name}`] ?? library.templates[`boss/${UNDRAWN}`]
  return {
    content: template?.layers['main'] ?? '',
    paint: rolePaint(paletteOf(library, palette, template?.palette)),
  }
}

/** What a boss wears instead of a crown, behind or in front of it. */
const worn = (library: ArtLibrary, wears: ReadonlyArray<string>, layer: 'behind' | 'main'): ReadonlyArray<Group> =>
  wears.flatMap((name) => {
    const template = library.templates[`boss/wear/${name}`]
    return layered(painted(template?.layers[layer], rolePaint(paletteOf(library, undefined, template?.palette))))
  })

const crowned = (library: ArtLibrary, art: Extract<BossArt, { species: unknown }>): ReadonlyArray<Group> => {
  const { aura, paws, brows, crown } = library.templates['boss/crowned']?.layers ?? {}
  const gold = rolePaint(paletteOf(library, undefined, library.templates['boss/crowned']?.palette))
  const { wears = [] } = art
  const creature = creatureArt(library, art)
  const lift = eyeLift(library, creature) ?? 0
  const head = headPlace(library, creature)
  const onHead = (...groups: ReadonlyArray<Group | undefined>): Group => ({
    content: layered(...groups),
    transform: head && placing(head, HEAD),
  })
  const frown = brows && isSideways(library, creature) ? leftHalf(brows) : brows
  return layered(painted(aura), {
    content: layered(
      onHead(...worn(library, wears, 'behind')),
      petGroup(library, creature),
      hasPaws(library, creature) ? painted(paws, creaturePaint(creature.species, creature.potion)) : undefined,
      onHead(
        painted(frown, undefined, lift > 0 ? `translate(0 ${-lift})` : undefined),
        ...(wears.length > 0
          ? worn(library, wears, 'main')
          : [painted(crown, gold, lift > STALKS ? BETWEEN_STALKS : undefined)]),
      ),
    ),
    transform: wears.length > 0 ? DRESSED : CROWNED,
  })
}
