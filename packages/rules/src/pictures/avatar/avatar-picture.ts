import type { Creature, SceneArt } from '../model/art-field.ts'
import type { AvatarArt, AvatarForm } from '../model/avatar-art.ts'
import { BOXES, type Crop } from '../model/crop.ts'
import type { Expression } from '../model/expression.ts'
import { creatureArt } from '../creature/creature-art.ts'
import { mountGroups, seatOf } from '../creature/mount-groups.ts'
import { petGroup } from '../creature/pet-group.ts'
import type { Faces } from '../picture/faces.ts'
import { withDefinitions } from '../picture/definitions.ts'
import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture/picture.ts'
import { moodOf, sceneGroups } from '../scene/scene-groups.ts'
import { figure } from './figure.ts'

/** Rider and mount are scaled down about the middle of the ground; the mount's ground is 42 units higher. */
const RIDE = { x: 120, y: 216, scale: 0.8, ground: 42 } as const

/** The point of the figure that sits on the saddle. */
const HIP = { x: 120, y: 178 } as const

/** The smallest y that head gear reaches. */
const HAT_TOP = 2

const PET_PLACE = 'translate(172 158) scale(.52)'

const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse class="shadow" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`

/** A glow that separates a dark figure from a dark background; three steps, so that it has no edge of its own. */
const RIM_LIGHT = [
  [92, 102],
  [76, 90],
  [60, 76],
]
  .map(([rx, ry]) => `<ellipse class="rim-light" cx="120" cy="132" rx="${rx}" ry="${ry}"/>`)
  .join('')

/** What an avatar's faces show where nothing else says so. */
const expressionOf = ({ expression, sleeping }: AvatarArt): Expression => expression ?? (sleeping ? 'asleep' : 'calm')

/** An avatar: background, mount, figure or transformed form, pet. */
export const avatarPicture = (
  library: ArtLibrary,
  art: AvatarArt,
  crop: Crop = 'whole',
  faces: Faces = expressionOf(art),
): Picture => {
  const background = art.background as SceneArt | undefined
  const dark = background !== undefined && moodOf(library, background.mood).dark
  const groups = layered(
    ...(background ? sceneGroups(library, background) : []),
    dark ? painted(RIM_LIGHT) : undefined,
    {
      content: art.mount ? ridden(library, art, faces) : standing(library, art, faces),
      className: dark ? 'figure lit' : 'figure',
    },
    art.pet && painted(shadow(203, 219, 24, 5)),
    art.pet && {
      content: [{ content: [petGroup(library, creatureArt(library, art.pet), faces)], className: 'pet' }],
      transform: PET_PLACE,
    },
  )
  return withDefinitions(library, { viewBox: viewBoxOf(crop, art.mount && liftOf(library, art.mount)), groups })
}

const someone = (library: ArtLibrary, art: AvatarArt, faces: Faces): Group =>
  art.transformation ? transformed(library, art.transformation) : figure(library, art, faces)

const standing = (library: ArtLibrary, art: AvatarArt, faces: Faces): ReadonlyArray<Group> =>
  layered(painted(shadow(120, 215, 46, 7)), someone(library, art, faces))

const ridden = (library: ArtLibrary, art: AvatarArt, faces: Faces): ReadonlyArray<Group> => {
  if (art.mount === undefined) return []
  const creature = creatureArt(library, art.mount)
  const mount = mountGroups(library, creature)
  const lift = liftOf(library, art.mount)
  const place = `translate(${HIP.x - seatOf(library, creature).x} ${RIDE.ground})`
  const content: ReadonlyArray<Group> = [
    { content: [mount.back], transform: place },
    { content: [someone(library, art, faces)], transform: `translate(0 ${-lift})` },
    { content: [mount.front], transform: place },
  ]
  const transform = `translate(${RIDE.x} ${RIDE.y}) scale(${scaleFor(lift)}) translate(${-RIDE.x} ${-RIDE.y})`
  return layered(painted(shadow(120, 215, 78, 8)), { content, transform })
}

/** How many units a rider is raised. */
const liftOf = (library: ArtLibrary, mount: Creature): number =>
  HIP.y - RIDE.ground - seatOf(library, creatureArt(library, mount)).y

/** Rider and mount, scaled down with the height of the seat so that no hat is cut off. */
const scaleFor = (lift: number): number => {
  const height = RIDE.y - HAT_TOP
  return Math.min(RIDE.scale, Number((height / (height + lift)).toFixed(3)))
}

const transformed = (library: ArtLibrary, into: AvatarForm): Group => ({
  content: layerOf(library, `avatar/extra/${into}`, 'main'),
  paint: { ...rolePaint(library.transformations[into]), '--skin-ink': '#333333' },
})

/** The crop follows the face of a rider. */
const viewBoxOf = (crop: Crop, lift: number | undefined): string => {
  if (lift === undefined || crop === 'whole') return BOXES[crop]
  const [x = 0, y = 0, side = 0] = BOXES[crop].split(' ').map(Number)
  const scale = scaleFor(lift)
  const left = RIDE.x + scale * (x - RIDE.x)
  const top = RIDE.y + scale * (y - lift - RIDE.y)
  return [left, top, side * scale, side * scale].map((value) => Number(value.toFixed(1))).join(' ')
}
