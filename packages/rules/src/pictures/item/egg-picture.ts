import type { SpeciesPart, SpeciesRef } from '../model/art-field.ts'
import { creatureArt, type CreatureArt } from '../creature/creature-art.ts'
import { partMarkup } from '../creature/head-layers.ts'
import { layersOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Picture } from '../picture/picture.ts'
import { ITEM_CLASS } from './item-picture.ts'

const EGG_BOX = '-2 -6 68 68'
const PLAIN_SHELL = 'zigzag'

/** One egg shell in the colours and pattern of the animal, with its ears and crest. */
export const eggPicture = (library: ArtLibrary, species: SpeciesRef): Picture => {
  const creature = creatureArt(library, { species, potion: 'Base' })
  const part = (name: SpeciesPart, layer: string): string => partMarkup(library, creature, name, layer)
  const behind = `<g transform="translate(8 -2) scale(.4)">${part('ears', 'back')}</g>`
  const before = `<g transform="translate(8 -3) scale(.4)">${part('ears', 'front')}${part('extra', 'front')}</g>`
  const egg = library.templates['item/egg']
  const content = behind + (egg ? layersOf(egg, 'shell', shellOf(library, creature), 'gleam') : '') + before
  const paint = creaturePaint(creature.species, { palette: null, liquid: '' })
  return { viewBox: EGG_BOX, groups: [{ content, paint }], className: ITEM_CLASS }
}

/** The pattern of the mark on the shell; by default that of the body. */
const shellOf = (library: ArtLibrary, { species }: CreatureArt): string => {
  const mark = `creature/mark/${species.mark ?? 'none'}`
  const flank = library.templates[mark]?.flank ?? species.mark ?? 'none'
  const flankLayer = library.templates['item/egg']?.layers[flank] === undefined ? undefined : flank
  return library.templates[`creature/body/${species.body}`]?.shell ?? flankLayer ?? PLAIN_SHELL
}
