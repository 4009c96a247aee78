import type { Creature, SceneArt } from '../art-field.ts'
import type { AvatarArt, Transformation } from '../avatar-art.ts'
import { BOXES, type Crop } from '../crop.ts'
import { creatureArt } from '../creature/creature-art.ts'
import { mountGroups, seatOf } from '../creature/mount-groups.ts'
import { petGroup } from '../creature/pet-group.ts'
import { withDefinitions } from '../definitions.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { type Group, layered, painted, type Picture } from '../picture.ts'
import { moodOf, sceneGroups } from '../scene/scene-groups.ts'
import { figure } from './figure.ts'

/** A rider is drawn smaller about the middle of the ground, together with the mount, whose ground lies 42 higher. */
const RIDE = { x: 120, y: 216, scale: 0.8, ground: 42 } as const

/** The point of the doll that meets the saddle. */
const HIP = { x: 120, y: 178 } as const

/** The highest that anything on a head reaches. */
const HAT_TOP = 2

const PET_PLACE = 'translate(172 158) scale(.52)'

const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse class="shadow" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`

/** In the dark a figure in night colours would lose its edge: a glow in three steps, so that it has none itself. */
const RIM_LIGHT = [
  [92, 102],
  [76, 90],
  [60, 76],
]
  .map(([rx, ry]) => `<ellipse class="rim-light" cx="120" cy="132" rx="${rx}" ry="${ry}"/>`)
  .join('')

/** The player as everyone sees them: background, mount, figure or what it was turned into, pet. */
export const avatarPicture = (library: ArtLibrary, art: AvatarArt, crop: Crop = 'whole'): Picture => {
  const background = art.background as SceneArt | undefined
  const dark = background !== undefined && moodOf(library, background.mood).dark
  const groups = layered(
    ...(background ? sceneGroups(library, background) : []),
    dark ? painted(RIM_LIGHT) : undefined,
    { content: art.mount ? ridden(library, art) : standing(library, art), className: 'figure' },
    art.pet && painted(shadow(203, 219, 24, 5)),
    art.pet && { content: [petGroup(library, creatureArt(library, art.pet))], transform: PET_PLACE },
  )
  return withDefinitions(library, { viewBox: viewBoxOf(crop, art.mount && liftOf(library, art.mount)), groups })
}

const someone = (library: ArtLibrary, art: AvatarArt): Group =>
  art.transformation ? transformed(library, art.transformation) : figure(library, art)

const standing = (library: ArtLibrary, art: AvatarArt): ReadonlyArray<Group> =>
  layered(painted(shadow(120, 215, 46, 7)), someone(library, art))

const ridden = (library: ArtLibrary, art: AvatarArt): ReadonlyArray<Group> => {
  if (art.mount === undefined) return []
  const creature = creatureArt(library, art.mount)
  const mount = mountGroups(library, creature)
  const lift = liftOf(library, art.mount)
  const place = `translate(${HIP.x - seatOf(library, creature).x} ${RIDE.ground})`
  const content: ReadonlyArray<Group> = [
    { content: [mount.back], transform: place },
    { content: [someone(library, art)], transform: `translate(0 ${-lift})` },
    { content: [mount.front], transform: place },
  ]
  const transform = `translate(${RIDE.x} ${RIDE.y}) scale(${scaleFor(lift)}) translate(${-RIDE.x} ${-RIDE.y})`
  return layered(painted(shadow(120, 215, 78, 8)), { content, transform })
}

/** How much higher a rider is than on foot. */
const liftOf = (library: ArtLibrary, mount: Creature): number =>
  HIP.y - RIDE.ground - seatOf(library, creatureArt(library, mount)).y

/** Rider and mount together: smaller the higher the seat, so that no hat leaves the picture. */
const scaleFor = (lift: number): number => {
  const height = RIDE.y - HAT_TOP
  return Math.min(RIDE.scale, Number((height / (height + lift)).toFixed(3)))
}

const transformed = (library: ArtLibrary, into: Transformation): Group => ({
  content: layerOf(library, `avatar/extra/${into}`, 'main'),
  paint: { ...rolePaint(library.transformations[into]), '--skin-ink': '#333333' },
})

/** The crop of a rider follows the face to where the ride takes it. */
const viewBoxOf = (crop: Crop, lift: number | undefined): string => {
  if (lift === undefined || crop === 'whole') return BOXES[crop]
  const [x = 0, y = 0, side = 0] = BOXES[crop].split(' ').map(Number)
  const scale = scaleFor(lift)
  const left = RIDE.x + scale * (x - RIDE.x)
  const top = RIDE.y + scale * (y - lift - RIDE.y)
  return [left, top, side * scale, side * scale].map((value) => Number(value.toFixed(1))).join(' ')
}
