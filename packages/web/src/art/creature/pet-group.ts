import type { ArtLibrary } from '../model/library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Group } from '../picture/picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'

/** A sitting pet from the front, in 120 units. Layers as in docs/look.md 6. */
export const petGroup = (library: ArtLibrary, creature: CreatureArt): Group => {
  const head = headMarkup(library, creature)
  const hasChest = library.templates[`creature/body/${creature.species.body}`]?.chest === true
  const content = [
    partMarkup(library, creature, 'worn', 'aura'),
    partMarkup(library, creature, 'extra', 'back'),
    partMarkup(library, creature, 'tail', 'back'),
    partMarkup(library, creature, 'body', 'main'),
    hasChest ? partMarkup(library, creature, 'mark', 'body') + overlayMarkup(library, creature, 'body') : '',
    head.back,
    head.front,
  ].join('')
  return { content, paint: creaturePaint(creature.species, creature.potion) }
}
