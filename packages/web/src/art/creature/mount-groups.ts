import { layerOf, layersOf } from '../drawing.ts'
import type { ArtLibrary, StandAnchors, Template } from '../library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import { tackPaint } from '../paint/tack-paint.ts'
import type { Group } from '../picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'
import { placed } from './placed.ts'
import { reins } from './reins.ts'

/** The points of parts that are laid on the anchors of a standing body, in the 120 units of a part. */
const HEAD = { x: 60, y: 53 }
const TAIL = { x: 82, y: 108 }
const WINGS = { x: 60, y: 100 }
/** The middle of the seat in the drawing of the tack. */
const SEAT = { x: 124, y: 86 }

const AT_ONE = { scale: 1, turn: 0 } as const
const PLAIN_STAND: StandAnchors = {
  seat: { ...SEAT, ...AT_ONE },
  head: { x: 54, y: 67, ...AT_ONE },
  tail: { x: 168, y: 118, ...AT_ONE, scale: 1.3 },
  wings: { x: 150, y: 92, ...AT_ONE },
}

/** An animal that has no stand of its own stands as its body does, or on four legs. */
const standOf = (library: ArtLibrary, { species }: CreatureArt): Template | undefined =>
  library.templates[`creature/stand/${species.stand ?? species.body ?? 'quad'}`] ??
  library.templates['creature/stand/quad']

/** Where a rider sits on this animal, in the units of a mount. */
export const seatOf = (library: ArtLibrary, creature: CreatureArt): { readonly x: number; readonly y: number } =>
  (standOf(library, creature)?.stand ?? PLAIN_STAND).seat

/** A grown animal in profile: what is behind the rider's legs, and what is before them. */
export const mountGroups = (
  library: ArtLibrary,
  creature: CreatureArt,
): { readonly back: Group; readonly front: Group } => {
  const paint = { ...creaturePaint(creature.species, creature.potion), ...tackPaint(library, creature) }
  const stand = standOf(library, creature)
  const at = stand?.stand ?? PLAIN_STAND
  const layers = (...names: ReadonlyArray<string>): string => (stand ? layersOf(stand, ...names) : '')
  const part = (name: 'extra' | 'tail' | 'worn', layer: string): string => partMarkup(library, creature, name, layer)
  const back = [
    placed(at.head, HEAD, part('worn', 'aura')),
    placed(at.wings, WINGS, part('extra', 'far')),
    placed(at.tail, TAIL, part('tail', 'back')),
    layers('behind', 'body', 'front', ...marksOf(library, creature)),
    placed(at.seat, SEAT, overlayMarkup(library, creature, 'flank') + part('worn', 'flank')),
    placed(at.wings, WINGS, part('extra', 'near')),
    placed(at.seat, SEAT, layerOf(library, 'creature/tack', 'saddle')),
  ].join('')
  const front = (at.bare ? '' : reins(at.head, at.seat)) + riddenHead(library, creature, at) + layers('before')
  return { back: { content: back, paint }, front: { content: front, paint } }
}

/** A mark shows on the flank by its own name, and by the pattern that it says it is. */
const marksOf = (library: ArtLibrary, { species }: CreatureArt): ReadonlyArray<string> => {
  const flank = library.templates[`creature/mark/${species.mark ?? 'none'}`]?.flank
  return [...new Set([species.mark ?? 'none', flank ?? 'none'])]
}

const riddenHead = (library: ArtLibrary, creature: CreatureArt, at: StandAnchors): string => {
  const own = layerOf(library, `creature/head/${creature.species.head ?? 'none'}`, 'bridle')
  const bridle = at.bare ? '' : own || layerOf(library, 'creature/bridle', 'main')
  const { back, front } = headMarkup(library, creature, bridle)
  return placed(at.head, HEAD, back + front)
}
