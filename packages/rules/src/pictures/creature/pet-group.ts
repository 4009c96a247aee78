import type { Anchor, ArtLibrary } from '../model/library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Faces } from '../picture/faces.ts'
import type { Group } from '../picture/picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'
import { HEAD, placeAt } from './place-at.ts'

/** How a pet lies while it sleeps: flatter, with the head on its paws. The style sheet has the same for faces of any kind. */
const LYING = {
  body: ' transform="translate(0 20.5) scale(1 .82)"',
  head: ' transform="translate(0 13)"',
} as const

/** Where a pet carries its head; `undefined` for the usual place. */
export const headPlace = (library: ArtLibrary, { species }: CreatureArt): Anchor | undefined =>
  library.templates[`creature/body/${species.body ?? 'sit'}`]?.head

/** Whether the body has paws, which a boss raises. */
export const hasPaws = (library: ArtLibrary, { species }: CreatureArt): boolean =>
  library.templates[`creature/body/${species.body ?? 'sit'}`]?.paws === true

/** A sitting or, asleep, lying pet from the front, in 120 units. Layers as in docs/look.md 6. */
export const petGroup = (library: ArtLibrary, creature: CreatureArt, faces: Faces = 'calm'): Group => {
  const head = headMarkup(library, creature, '', faces)
  const hasChest = library.templates[`creature/body/${creature.species.body}`]?.chest === true
  const body = [
    partMarkup(library, creature, 'worn', 'aura'),
    partMarkup(library, creature, 'extra', 'back'),
    partMarkup(library, creature, 'tail', 'back'),
    partMarkup(library, creature, 'body', 'main'),
    hasChest ? partMarkup(library, creature, 'mark', 'body') + overlayMarkup(library, creature, 'body') : '',
  ].join('')
  const place = headPlace(library, creature)
  const whole = head.back + head.front
  const lies = faces === 'asleep'
  const content = [
    `<g class="pet-body"${lies ? LYING.body : ''}>${body}</g>`,
    `<g class="pet-head"${lies ? LYING.head : ''}>${place ? placeAt(place, HEAD, whole) : whole}</g>`,
  ].join('')
  return { content, paint: creaturePaint(creature.species, creature.potion) }
}
