import { SEASONS, TIMES } from '../../../packages/web/src/art/panorama-art.ts'
import { SCENES } from '../../../packages/web/src/art/stories/scenes.ts'
import { row, type Sheet } from './row.ts'

const scenes = Object.values(SCENES)

/** Backgrounds, moods and the land behind the header. */
export const places: Sheet = (studio, library) => [
  row(
    'Scenes',
    160,
    scenes.map((art) => studio.scene(art)),
  ),
  row(
    'Moods',
    110,
    Object.keys(library.moods).map((mood) =>
      studio.scene({ mood, far: 'hills', ground: 'meadow', feature: 'keep', behind: true }),
    ),
  ),
  ...SEASONS.map((season) =>
    row(
      `Panorama, ${season}`,
      700,
      TIMES.map((time) => studio.panorama(season, time)),
    ),
  ),
]
