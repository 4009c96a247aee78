import type { ArtLibrary } from '../library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Group } from '../picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'

/** An animal that sits and faces us, in 120 units. The order is that of look.md, section 6. */
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
