import { layerOf, layersOf } from '../drawing.ts'
import type { ArtLibrary, Template } from '../library.ts'
import { creaturePaint } from '../paint/creature-paint.ts'
import type { Group, Paint } from '../picture.ts'
import type { CreatureArt } from './creature-art.ts'
import { eyesMarkup, headMarkup, overlayMarkup, partMarkup } from './head-layers.ts'

/** An animal that has no stand of its own has four legs. */
const standOf = (library: ArtLibrary, { species }: CreatureArt): Template | undefined =>
  library.templates[`creature/stand/${species.body ?? 'quad'}`] ?? library.templates['creature/stand/quad']

const placed = (transform: string, markup: string): string =>
  markup ? `<g transform="${transform}">${markup}</g>` : ''

/** A grown animal in profile: what is behind the rider's legs, and what is before them. */
export const mountGroups = (
  library: ArtLibrary,
  creature: CreatureArt,
): { readonly back: Group; readonly front: Group } => {
  const paint = { ...creaturePaint(creature.species, creature.potion), ...tackPaint(library, creature) }
  const stand = standOf(library, creature)
  const layers = (...names: ReadonlyArray<string>): string => (stand ? layersOf(stand, ...names) : '')
  const extra = extraMarkup(library, creature)
  const back = [
    extra.behind,
    placed('translate(62 -22) scale(1.3)', partMarkup(library, creature, 'tail', 'back')),
    layers('behind', 'body', 'front', creature.species.mark ?? ''),
    extra.over,
    layerOf(library, 'creature/tack', 'saddle'),
  ].join('')
  return {
    back: { content: back, paint },
    front: { content: layerOf(library, 'creature/tack', 'reins') + riddenHead(library, creature), paint },
  }
}

/** Wings grow behind the body; a shell lies on it. */
const extraMarkup = (
  library: ArtLibrary,
  creature: CreatureArt,
): { readonly behind: string; readonly over: string } => {
  const markup = partMarkup(library, creature, 'extra', 'back')
  return creature.species.extra === 'shell'
    ? { behind: '', over: placed('translate(44 -2) scale(1.25)', markup) }
    : { behind: placed('translate(-2 -62) scale(1.65)', markup), over: '' }
}

/** The head of the animal, bridled. A cactus has none: it stands where its head would be. */
const riddenHead = (library: ArtLibrary, creature: CreatureArt): string => {
  if (creature.species.head !== 'none' && creature.species.head !== undefined) {
    const { back, front } = headMarkup(library, creature, layerOf(library, 'creature/bridle', 'main'))
    return placed('translate(-6 14)', back + front)
  }
  const standing = [
    partMarkup(library, creature, 'body', 'main'),
    partMarkup(library, creature, 'muzzle', 'main'),
    eyesMarkup(library, creature),
    overlayMarkup(library, creature, 'top'),
  ].join('')
  return placed('translate(2 16) scale(.98)', standing)
}

const tackPaint = (library: ArtLibrary, { potion }: CreatureArt): Paint => {
  const [cloth, edge, leather] = library.tack[potion.tack ?? 0] ?? library.tack[0] ?? []
  return cloth && edge && leather ? { '--t1': cloth, '--t2': edge, '--t4': leather } : {}
}
