import type { Palette } from '../model/palette.ts'
import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { tinted } from '../paint/tinted.ts'
import type { Season, TimeOfDay } from '../model/panorama-art.ts'
import { type Group, layered, painted, type Picture } from '../picture/picture.ts'
import { HIGH_UP } from './particles.ts'
import { moodOf, orbMarkup, particleMarkup, skyMarkup } from './scene-groups.ts'

const AREA = { width: 1440, height: 260 } as const

/** The land three times, mirrored at both sides so that it joins: for windows of any width. */
const WIDE = { width: 3 * AREA.width, height: AREA.height } as const

/** Positions that keep the keep visible on phones, which show the middle only. */
const PLACES = {
  orb: { x: 441, y: 26, transform: 'scale(1.6)' },
  keep: 'translate(478 24)',
  mill: 'translate(1168 24)',
} as const

const onBothSides = (land: Group | undefined): ReadonlyArray<Group> =>
  land === undefined
    ? []
    : [
        land,
        { content: [land], transform: 'matrix(-1 0 0 1 0 0)' },
        { content: [land], transform: `matrix(-1 0 0 1 ${2 * AREA.width} 0)` },
      ]

/** The panorama by season and time of day. `wide`: with land that goes on at both sides, for the header. */
export const panoramaPicture = (library: ArtLibrary, season: Season, time: TimeOfDay, wide = false): Picture => {
  const area = wide ? WIDE : AREA
  const from = (AREA.width - area.width) / 2
  const along = (group: Group | undefined): ReadonlyArray<Group | undefined> => (wide ? onBothSides(group) : [group])
  const overAll = (content: string): Group => ({ content, transform: `translate(${from} 0)` })
  const art = library.panoramas[season][time]
  const mood = moodOf(library, art.mood)
  const piece = (path: string, roles: Palette, transform?: string): Group | undefined =>
    painted(layerOf(library, `scene/${path}`, 'main'), rolePaint(roles), transform)
  const land = (name: string): Group | undefined => {
    const own = library.templates[`scene/panorama/${name}`]?.palette
    return piece(`panorama/${name}`, own === undefined ? mood.far : tinted(own, mood))
  }
  const particles = particleMarkup(art.particles, art.seed, area)
  const highUp = HIGH_UP.has(art.particles)
  return {
    viewBox: `${from} 0 ${area.width} ${area.height}`,
    groups: layered(
      overAll(skyMarkup(mood, area) + (highUp ? particles : '')),
      painted(orbMarkup(mood, PLACES.orb), undefined, PLACES.orb.transform),
      ...(mood.dark ? [] : along(piece('panorama/clouds', CLOUDS))),
      ...art.far.flatMap((name) => along(land(name))),
      piece('feature/keep', art.buildings, PLACES.keep),
      piece('feature/windmill', art.buildings, PLACES.mill),
      ...along(land(art.standing)),
      ...along(piece('panorama/meadow', mood.near)),
      highUp ? undefined : overAll(particles),
    ),
  }
}

const CLOUDS: Palette = ['#ffffff', '#dfeaf0', '#ffffff', '#ffffff', '#ffffff', '#ffffff']
