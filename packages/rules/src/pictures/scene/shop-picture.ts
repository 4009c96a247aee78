import { avatarPicture } from '../avatar/avatar-picture.ts'
import { type ArtLibrary, INSTANCE } from '../model/library.ts'
import type { Season } from '../model/panorama-art.ts'
import type { ShopArt, ShopName, ShopSeasonArt, Stand } from '../model/shop-art.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { tinted } from '../paint/tinted.ts'
import { withDefinitions } from '../picture/definitions.ts'
import { layerOf } from '../picture/drawing.ts'
import { type Group, layered, painted, type Picture } from '../picture/picture.ts'
import { HIGH_UP } from './particles.ts'
import { moodOf, orbMarkup, particleMarkup, scenePieces, SIDE, skyMarkup } from './scene-groups.ts'
import { across } from './wide-scene.ts'

/** The width in backgrounds: six, so that the broadest page shows all of it and a phone the keeper in the middle. */
const TILES = 6
const AREA = { width: TILES * SIDE, height: SIDE } as const
const MIDDLE = AREA.width / 2

/** The middle of a feature in its own drawing. */
const FEATURE_X = 200

/** Where things stand on the ground. */
const FLOOR = 216

/** Units between two keepers behind one counter. */
const APART = 108

/** `isStruck`: a world boss has damaged it. docs/reference/screens.md 5.1. */
export type ShopState = { readonly isDark: boolean; readonly isStruck: boolean }

/** The weather over a struck shop. */
const RUIN = { mood: 'storm', night: 'haunted', particles: 'lightning' } as const

/** How far things lean in a struck shop, in degrees. */
const TUMBLED = [-13, 9, -5, 16] as const

/** A shop in a season, by day or by night: the place, what stands there, and the keepers behind their counter. */
export const shopPicture = (
  library: ArtLibrary,
  name: ShopName,
  season: Season,
  { isDark, isStruck }: ShopState,
): Picture => {
  const shop = library.shops[name]
  const place = isStruck ? { ...shop.seasons[season], ...RUIN } : shop.seasons[season]
  const mood = (isDark ? place.night : undefined) ?? place.mood
  const { far, ground } = scenePieces(library, { mood, far: place.far, ground: place.ground })
  const particles = particleMarkup(place.particles, SEED, AREA)
  const highUp = HIGH_UP.has(place.particles)
  return withDefinitions(library, {
    viewBox: `0 0 ${AREA.width} ${AREA.height}`,
    groups: layered(
      { content: skyMarkup(moodOf(library, mood), AREA) + (highUp ? particles : '') },
      painted(orbMarkup(moodOf(library, mood)), undefined, `translate(${MIDDLE + SIDE} 0)`),
      ...far.flatMap((land) => across(land, TILES)),
      ...across(ground, TILES),
      ...place.stands.map((stand, at) => standing(library, stand, mood, isStruck ? TUMBLED[at % TUMBLED.length] : 0)),
      isDark && place.night === undefined ? LAMPLIGHT : undefined,
      counter(library, shop, 'back', mood, isStruck),
      ...keepers(library, shop, place),
      counter(library, shop, 'main', mood, isStruck),
      highUp ? undefined : painted(particles),
    ),
  })
}

const SEED = 12

/** Keepers are a little smaller than their counter, so that it hides their feet. */
const BEHIND = { x: 6, y: 2, scale: 0.95 } as const

/** Darkens a room but for the light around its counter. */
const LAMPLIGHT: Group = {
  content: [
    `<radialGradient id="${INSTANCE}lamp" cx=".5" cy=".5" r=".5" gradientTransform="translate(.5 .5) scale(1 3) translate(-.5 -.5)">`,
    '<stop offset="0" stop-color="#2a1608" stop-opacity=".05"/><stop offset=".3" stop-color="#1a1424" stop-opacity=".3"/>',
    '<stop offset="1" stop-color="#0a1024" stop-opacity=".74"/></radialGradient>',
    `<rect x="-10" y="-10" width="${AREA.width + 20}" height="${AREA.height + 20}" fill="url(#${INSTANCE}lamp)"/>`,
  ].join(''),
}

const standing = (
  library: ArtLibrary,
  { feature, x, flip = false }: Stand,
  mood: string,
  lean = 0,
): Group | undefined => {
  const [group] = scenePieces(library, { mood, feature }).features
  const transform = flip ? `matrix(-1 0 0 1 ${x + FEATURE_X} 0)` : `translate(${x - FEATURE_X} 0)`
  const leaning = lean === 0 ? transform : `${transform} rotate(${lean} ${FEATURE_X} ${FLOOR})`
  return group === undefined ? undefined : { content: [group], transform: leaning }
}

const keepers = (library: ArtLibrary, { keepers: people }: ShopArt, { wears }: ShopSeasonArt): ReadonlyArray<Group> =>
  people.map((keeper, at) => {
    const x = MIDDLE - SIDE / 2 + (at - (people.length - 1) / 2) * APART
    const { groups } = avatarPicture(library, { ...keeper, gear: wears[at] ?? {} })
    return { content: groups, transform: `translate(${x + BEHIND.x} ${BEHIND.y}) scale(${BEHIND.scale})` }
  })

const counter = (
  library: ArtLibrary,
  { counter: drawing }: ShopArt,
  layer: 'back' | 'main',
  mood: string,
  isStruck: boolean,
): Group | undefined => {
  const path = `scene/counter/${drawing}`
  const { feature } = moodOf(library, mood)
  const own = library.templates[path]?.palette
  const paint = rolePaint(own === undefined ? feature : tinted(own, moodOf(library, mood)))
  const place = `translate(${MIDDLE - SIDE / 2} 0)`
  return painted(layerOf(library, path, layer), paint, isStruck ? `${place} rotate(-4 ${SIDE / 2} ${FLOOR})` : place)
}
