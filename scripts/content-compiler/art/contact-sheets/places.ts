import { SCENES, SEASONS, SHOPS, TIMES } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

const scenes = Object.values(SCENES)

/** Backgrounds, moods and the land behind the header. */
export const places: ContactSheet = (renderer, library) => [
  row(
    'Scenes',
    160,
    scenes.map((art) => renderer.scene(art)),
  ),
  row(
    'Moods',
    110,
    Object.keys(library.moods).map((mood) =>
      renderer.scene({ mood, far: 'hills', ground: 'meadow', feature: 'keep', behind: true }),
    ),
  ),
  ...SEASONS.map((season) =>
    row(
      `Panorama, ${season}`,
      700,
      TIMES.map((time) => renderer.panorama(season, time)),
    ),
  ),
  ...SHOPS.map((shop) =>
    row(`Shop, ${shop}`, 720, [
      ...SEASONS.flatMap((season) => [false, true].map((isDark) => renderer.shop(shop, season, isDark, false))),
      // After a world boss.
      ...[false, true].map((isDark) => renderer.shop(shop, 'fall', isDark, true)),
    ]),
  ),
]
