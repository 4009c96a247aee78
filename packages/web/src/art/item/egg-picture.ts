import type { SpeciesPart, SpeciesRef } from '../art-field.ts'
import { creatureArt } from '../creature/creature-art.ts'
import { partMarkup } from '../creature/head-layers.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Picture } from '../picture.ts'
import { THING } from './item-picture.ts'

const EGG_BOX = '-2 -6 68 68'

/** One shell for all, in the colours of the animal, with its ears and crest on top. */
export const eggPicture = (library: ArtLibrary, species: SpeciesRef): Picture => {
  const creature = creatureArt(library, { species, potion: 'Base' })
  const part = (name: SpeciesPart, layer: string): string => partMarkup(library, creature, name, layer)
  const behind = `<g transform="translate(8 -2) scale(.4)">${part('ears', 'back')}</g>`
  const before = `<g transform="translate(8 -3) scale(.4)">${part('ears', 'front')}${part('extra', 'front')}</g>`
  const content = behind + layerOf(library, 'item/egg', 'main') + before
  const paint = creaturePaint(creature.species, { palette: null, liquid: '' })
  return { viewBox: EGG_BOX, groups: [{ content, paint }], className: THING }
}
