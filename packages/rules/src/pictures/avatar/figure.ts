import { GEAR_SLOTS, type GearSlot } from '../../model/index.ts'
import { type GearPart, gearPart } from '../gear/gear-part.ts'
import type { AvatarArt } from '../model/avatar-art.ts'
import type { ArtLibrary } from '../model/library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { skinPaint } from '../paint/skin-paint.ts'
import { layerOf, layersOf } from '../picture/drawing.ts'
import { type Faces, facesMarkup } from '../picture/faces.ts'
import { type Group, layered, painted } from '../picture/picture.ts'
import { astride } from './astride.ts'
import { chairLayers, fistLayer, headLayers, shirtLayer, torsoLayer } from './body-layers.ts'
import { choicesOf } from './choices.ts'
import { hairLayers } from './hair-layers.ts'

/** A broad figure uses the same drawings: body scaled horizontally, hands moved out, head unchanged. */
const BUILD = {
  slim: { body: undefined, fist: undefined, weapon: 80, shield: undefined },
  broad: {
    body: 'translate(120 0) scale(1.15 1) translate(-120 0)',
    fist: 'translate(-6 0)',
    weapon: 74,
    shield: 'translate(6 0)',
  },
} as const

const GRIP_Y = 174

const part = (gear: GearPart | undefined, layers: ReadonlyArray<string>, transform?: string): Group | undefined => {
  const markup = gear && layersOf(gear.template, ...layers)
  return gear && painted(markup && markup + gear.motif, gear.paint, transform)
}

/** A layer without the motif, which goes on the visible layer only. */
const plain = (gear: GearPart | undefined, layer: string, transform?: string): Group | undefined =>
  gear && painted(gear.template.layers[layer], gear.paint, transform)

/** The dressed figure, back to front: layers 4 to 25 of docs/look.md 4. Held items are in front of the wheelchair. */
export const figure = (library: ArtLibrary, art: AvatarArt, faces: Faces): Group => {
  const choices = choicesOf(library.appearance, art)
  const { weapon, armor, head, shield, body, back, headAccessory, eyewear } = outfitOf(library, art)
  const hair = hairLayers(library, choices, head?.template.hair ?? 'show')
  const build = BUILD[art.size === 'broad' ? 'broad' : 'slim']
  const legs = art.mount ? astride : (group: Group | undefined) => group
  const chair = chairLayers(library, art.mount ? undefined : choices.chair, build.body)
  const layers = layered(
    plain(back, 'main', build.body),
    chair.back,
    plain(head, 'back'),
    plain(headAccessory, 'back'),
    hair.back,
    legs(torsoLayer(library, build.body)),
    legs(armor ? undefined : shirtLayer(library, choices, build.body)),
    legs(part(armor, ['main'], build.body)),
    plain(back, 'over', build.body),
    ...headLayers(library, choices, faces),
    ...hair.face,
    hair.front,
    hair.bangs,
    hair.flower,
    part(eyewear, ['front']),
    part(head, ['front']),
    part(headAccessory, ['front']),
    part(body, ['main'], build.body),
    chair.front,
    weapon && part(weapon, ['main'], `translate(${build.weapon} ${GRIP_Y}) rotate(${weapon.template.angle ?? 0})`),
    weapon && fistLayer(library, build.fist),
    part(shield, ['main'], build.shield),
    sleepLayer(library, faces),
  )
  return { content: layers, paint: skinPaint(choices.skin) }
}

const sleepLayer = (library: ArtLibrary, faces: Faces): Group | undefined => {
  const letters = layerOf(library, 'avatar/extra/sleep', 'front')
  const markup = facesMarkup(faces, (expression) => (expression === 'asleep' ? letters : ''))
  return painted(markup, rolePaint(paletteOf(library, 'frost')))
}

/** The drawings of the worn gear by slot. */
type Outfit = { readonly [slot in GearSlot]?: GearPart | undefined }

/**
 * Resolves the drawings of all gear. A two-handed weapon hides the shield; the gear decides whether it is one, else its
 * drawing.
 */
const outfitOf = (library: ArtLibrary, art: AvatarArt): Outfit => {
  const parts = GEAR_SLOTS.map((slot) => {
    const worn = art.gear[slot]
    return [slot, worn && gearPart(library, slot, worn, { ...worn, class: worn.class ?? art.class })] as const
  })
  const outfit: Outfit = Object.fromEntries(parts)
  const twoHanded = outfit.weapon && (art.gear.weapon?.twoHanded ?? outfit.weapon.template.twoHanded)
  return twoHanded ? { ...outfit, shield: undefined } : outfit
}
