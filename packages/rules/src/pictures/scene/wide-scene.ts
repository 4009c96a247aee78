import type { SceneArt } from '../model/art-field.ts'
import type { ArtLibrary } from '../model/library.ts'
import { type Group, layered, painted } from '../picture/picture.ts'
import { HIGH_UP } from './particles.ts'
import { moodOf, orbMarkup, particleMarkup, scenePieces, seedOfScene, SIDE, skyMarkup } from './scene-groups.ts'

/** The width in backgrounds. */
export const WIDE = 3

/** Every other tile is mirrored, so that the land joins. */
const tile = (nth: number): string =>
  nth % 2 === 0 ? `translate(${nth * SIDE} 0)` : `matrix(-1 0 0 1 ${(nth + 1) * SIDE} 0)`

/** Land that goes on for so many backgrounds. */
export const across = (group: Group | undefined, tiles: number): ReadonlyArray<Group> =>
  group === undefined ? [] : Array.from({ length: tiles }, (_, nth) => ({ content: [group], transform: tile(nth) }))

/** A scene of three backgrounds' width, with continuous land and features at both ends. */
export const wideSceneGroups = (library: ArtLibrary, art: SceneArt): ReadonlyArray<Group> => {
  const mood = moodOf(library, art.mood)
  const area = { width: WIDE * SIDE, height: SIDE }
  const { far, ground, features } = scenePieces(library, art)
  const particles = particleMarkup(art.particles, seedOfScene(art), area)
  const highUp = HIGH_UP.has(art.particles ?? 'none')
  const standing = features.flatMap((group) =>
    group === undefined
      ? []
      : [
          { content: [group], transform: `translate(${(WIDE - 1) * SIDE} 0)` },
          { content: [group], transform: `matrix(-1 0 0 1 ${SIDE} 0)` },
        ],
  )
  return layered(
    { content: skyMarkup(mood, area) + (highUp ? particles : '') + orbMarkup(mood) },
    ...far.flatMap((land) => across(land, WIDE)),
    ...across(ground, WIDE),
    ...standing,
    highUp ? undefined : painted(particles),
  )
}
