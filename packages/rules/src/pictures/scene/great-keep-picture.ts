import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { rolePaint } from '../paint/role-paint.ts'
import type { TimeOfDay } from '../model/panorama-art.ts'
import { layered, painted, type Picture } from '../picture/picture.ts'

const GREAT_KEEP = 'scene/feature/great-keep'

/** The keep for the home page, by day or dusk, without ground. */
export const greatKeepPicture = (library: ArtLibrary, time: TimeOfDay): Picture => {
  const { buildings } = library.panoramas.spring[time]
  return {
    viewBox: library.templates[GREAT_KEEP]?.viewBox ?? '0 0 640 460',
    groups: layered(painted(layerOf(library, GREAT_KEEP, 'main'), rolePaint(buildings))),
  }
}
