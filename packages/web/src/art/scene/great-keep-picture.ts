import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import type { TimeOfDay } from '../panorama-art.ts'
import { layered, painted, type Picture } from '../picture.ts'

const GREAT_KEEP = 'scene/feature/great-keep'

/** The keep in full, for the home page: the stone of the header's keep, by day or by dusk, on no ground of its own. */
export const greatKeepPicture = (library: ArtLibrary, time: TimeOfDay): Picture => {
  const { buildings } = library.panoramas.spring[time]
  return {
    viewBox: library.templates[GREAT_KEEP]?.viewBox ?? '0 0 640 460',
    groups: layered(painted(layerOf(library, GREAT_KEEP, 'main'), rolePaint(buildings))),
  }
}
