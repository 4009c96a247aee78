import type { Anchor, ArtLibrary, StandAnchors, Template } from '../model/library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import { tackPaint } from '../paint/tack-paint.ts'
import { layerOf, layersOf } from '../picture/drawing.ts'
import type { Group } from '../picture/picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'
import { HEAD, placeAt } from './place-at.ts'

/** The origins of the parts placed on a body's anchors, in the 120 units of a part. */
const TAIL = { x: 82, y: 108 }
const WINGS = { x: 60, y: 100 }
/** The middle of the saddle in the tack's drawing. */
const SEAT = { x: 124, y: 86 }

const AT_ONE = { scale: 1, turn: 0 } as const
const PLAIN_STAND: StandAnchors = {
  seat: { ...SEAT, ...AT_ONE },
  head: { x: 54, y: 67, ...AT_ONE },
  tail: { x: 168, y: 118, ...AT_ONE, scale: 1.3 },
  wings: { x: 150, y: 92, ...AT_ONE },
}

/** The standing body of a species; by default that of its body kind, or four legs. */
const standOf = (library: ArtLibrary, { species }: CreatureArt): Template | undefined =>
  library.templates[`creature/stand/${species.stand ?? species.body ?? 'quad'}`] ??
  library.templates['creature/stand/quad']

/** The seat of a mount, in its units. */
export const seatOf = (library: ArtLibrary, creature: CreatureArt): { readonly x: number; readonly y: number } =>
  (standOf(library, creature)?.stand ?? PLAIN_STAND).seat

/** A mount in profile: the layers behind and in front of the rider's legs. */
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
    placeAt(at.head, HEAD, part('worn', 'aura')),
    placeAt(at.wings, WINGS, part('extra', 'far')),
    placeAt(at.tail, TAIL, part('tail', 'back')),
    layers('behind', 'body', 'front', ...marksOf(library, creature)),
    placeAt(at.seat, SEAT, overlayMarkup(library, creature, 'flank') + part('worn', 'flank')),
    placeAt(at.seat, SEAT, layerOf(library, 'creature/tack', 'saddle')),
  ].join('')
  const front = [
    placeAt(at.wings, WINGS, part('extra', 'near')),
    at.bare ? '' : reins(at.head, at.seat),
    riddenHead(library, creature, at),
    layers('before'),
  ].join('')
  return { back: { content: back, paint }, front: { content: front, paint } }
}

/** The flank layers of a mark: its own, and the one that its template names. */
const marksOf = (library: ArtLibrary, { species }: CreatureArt): ReadonlyArray<string> => {
  const flank = library.templates[`creature/mark/${species.mark ?? 'none'}`]?.flank
  return [...new Set([species.mark ?? 'none', flank ?? 'none'])]
}

const riddenHead = (library: ArtLibrary, creature: CreatureArt, at: StandAnchors): string => {
  const own = layerOf(library, `creature/head/${creature.species.head ?? 'none'}`, 'bridle')
  const bridle = at.bare ? '' : own || layerOf(library, 'creature/bridle', 'main')
  const { back, front } = headMarkup(library, creature, bridle)
  return placeAt(at.head, HEAD, back + front)
}

/** The ends of the reins, in units from the middle of the head and of the seat. */
const RING = { x: 35, y: 12 }
const POMMEL = { x: -22, y: -5 }
const SLACK = 9

/** The reins between the head and the saddle. */
const reins = (head: Anchor, seat: Anchor): string => {
  const from = { x: head.x + RING.x * head.scale, y: head.y + RING.y * head.scale }
  const to = { x: seat.x + POMMEL.x * seat.scale, y: seat.y + POMMEL.y * seat.scale }
  const lowest = Math.max(from.y, to.y) + SLACK
  return `<path class="tackline" d="${['M', from.x, from.y, 'Q', (from.x + to.x) / 2, lowest, to.x, to.y].map(rounded).join(' ')}"/>`
}

const rounded = (step: string | number): string | number => (typeof step === 'number' ? Number(step.toFixed(1)) : step)
