import type { Palette } from '../model/palette.ts'
import type { SceneArt } from '../model/art-field.ts'
import { layerOf } from '../picture/drawing.ts'
import { type ArtLibrary, INSTANCE, type Mood } from '../model/library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { tinted } from '../paint/tinted.ts'
import { type Group, layered, painted } from '../picture/picture.ts'
import { HIGH_UP, PARTICLES, type Area } from './particles.ts'
import { seeded, seedOf } from './seeded.ts'

export const SIDE = 240
const MIRRORED = `matrix(-1 0 0 1 ${SIDE} 0)`

/** A mood by name; unknown ones fall back to the morning. */
export const moodOf = (library: ArtLibrary, name: string): Mood => {
  const mood = library.moods[name] ?? library.moods['morning']
  if (mood === undefined) throw new Error('moods.json has no morning')
  return mood
}

/** The sky of a mood: a gradient, with sun, moon and stars. */
export const skyMarkup = (mood: Mood, { width, height }: Area): string => {
  const [top, middle, low] = mood.sky
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".82" stop-color="${low}"/>`
  return [
    `<linearGradient id="${INSTANCE}sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`,
    `<rect x="-10" y="-10" width="${width + 20}" height="${height + 20}" fill="url(#${INSTANCE}sky)"/>`,
  ].join('')
}

/** The sun or moon of a mood, at its own place or at another. */
export const orbMarkup = ({ orb }: Mood, place: { readonly x: number; readonly y: number } | null = orb): string => {
  if (orb === null || place === null) return ''
  const disc = (r: number, opacity: number, dx = 0, dy = 0, fill = orb.color): string =>
    `<circle cx="${place.x + dx}" cy="${place.y + dy}" r="${r}" fill="${fill}" opacity="${opacity}"/>`
  return orb.shape === 'sun'
    ? disc(40, 0.25) + disc(23, 1)
    : disc(36, 0.15) + disc(19, 1) + disc(4, 0.08, -6, -4, '#000') + disc(3, 0.08, 6, 6, '#000')
}

/** The particles in the air, placed by the seed. */
export const particleMarkup = (name: string | undefined, seed: number, area: Area): string => {
  const particle = PARTICLES[name ?? 'none']
  if (particle === undefined) return ''
  const dice = seeded(seed)
  const count = Math.round(particle.count * Math.sqrt((area.width * area.height) / (SIDE * SIDE)))
  return Array.from({ length: count }, () => particle.draw(dice, area)).join('')
}

/** The painted parts of a scene: far land, ground and features. */
export const scenePieces = (library: ArtLibrary, art: SceneArt) => {
  const mood = moodOf(library, art.mood)
  const piece = (path: string, roles: Palette | undefined, otherwise: Palette, flipped: boolean): Group | undefined => {
    const own = library.templates[path]?.palette
    const colors = roles ?? (own === undefined ? otherwise : tinted(own, mood))
    return painted(layerOf(library, path, 'main'), rolePaint(colors), flipped ? MIRRORED : undefined)
  }
  return {
    far: listOf(art.far).map((far, at) => piece(`scene/far/${far}`, art.farRoles, mood.far, at % 2 === 1)),
    ground: piece(`scene/ground/${groundOf(library, art.ground)}`, art.groundRoles, mood.near, false),
    features: listOf(art.feature).map((feature, at) =>
      piece(
        `scene/feature/${feature}`,
        at === 0 ? art.featureRoles : undefined,
        mood.feature,
        (at % 2 === 1) !== (art.flip === true),
      ),
    ),
  }
}

/** A scene from sky to particles, in 240 units. docs/look.md 7. */
export const sceneGroups = (library: ArtLibrary, art: SceneArt): ReadonlyArray<Group> => {
  const mood = moodOf(library, art.mood)
  const area = { width: SIDE, height: SIDE }
  const { far, ground, features } = scenePieces(library, art)
  const particles = particleMarkup(art.particles, seedOfScene(art), area)
  const highUp = HIGH_UP.has(art.particles ?? 'none')
  return layered(
    {
      content:
        skyMarkup(mood, area) + (highUp ? particles : '') + (listOf(art.far).some(isMoon) ? '' : orbMarkup(mood)),
    },
    ...far,
    ...(art.behind ? features : []),
    ground,
    ...(art.behind ? [] : features),
    highUp ? undefined : painted(particles),
  )
}

/** Whether far land is a moon, which replaces the mood's own. */
const isMoon = (far: string): boolean => far === 'big-moon'

/** The seed of what is strewn over a scene: its own, or one that follows from its art. */
export const seedOfScene = (art: SceneArt): number => art.seed ?? seedOf(JSON.stringify(art))

const listOf = (names: string | ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names

/** The ground by name; missing and unknown ones fall back to the meadow. */
const groundOf = (library: ArtLibrary, name: string | undefined): string =>
  name !== undefined && `scene/ground/${name}` in library.templates ? name : 'meadow'
