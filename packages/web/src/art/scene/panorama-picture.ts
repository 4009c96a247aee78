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

/** Positions that keep the keep visible on phones, which show the middle only. */
const PLACES = {
  orb: { x: 441, y: 26, transform: 'scale(1.6)' },
  keep: 'translate(478 24)',
  mill: 'translate(1168 24)',
} as const

/** The panorama behind the header, by season and time of day. */
export const panoramaPicture = (library: ArtLibrary, season: Season, time: TimeOfDay): Picture => {
  const art = library.panoramas[season][time]
  const mood = moodOf(library, art.mood)
  const piece = (path: string, roles: Palette, transform?: string): Group | undefined =>
    painted(layerOf(library, `scene/${path}`, 'main'), rolePaint(roles), transform)
  const land = (name: string): Group | undefined => {
    const own = library.templates[`scene/panorama/${name}`]?.palette
    return piece(`panorama/${name}`, own === undefined ? mood.far : tinted(own, mood))
  }
  const particles = particleMarkup(art.particles, art.seed, AREA)
  const highUp = HIGH_UP.has(art.particles)
  return {
    viewBox: `0 0 ${AREA.width} ${AREA.height}`,
    groups: layered(
      { content: skyMarkup(mood, AREA) + (highUp ? particles : '') },
      painted(orbMarkup(mood, PLACES.orb), undefined, PLACES.orb.transform),
      mood.dark ? undefined : piece('panorama/clouds', CLOUDS),
      ...art.far.map(land),
      piece('feature/keep', art.buildings, PLACES.keep),
      piece('feature/windmill', art.buildings, PLACES.mill),
      land(art.standing),
      piece('panorama/meadow', mood.near),
      highUp ? undefined : painted(particles),
    ),
  }
}

const CLOUDS: Palette = ['#ffffff', '#dfeaf0', '#ffffff', '#ffffff', '#ffffff', '#ffffff']
