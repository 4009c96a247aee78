import type { BossArt, SceneArt } from '../art-field.ts'
import { withDefinitions } from '../definitions.ts'
import type { ArtLibrary } from '../library.ts'
import { layered, type Picture } from '../picture.ts'
import { SIDE } from '../scene/scene-groups.ts'
import { WIDE, wideSceneGroups } from '../scene/wide-scene.ts'
import { bossPicture } from './boss-picture.ts'

/** How much larger than by itself a boss stands in its scene, and where its feet are. Look, section 8. */
const LARGE = { scale: 1.1, ground: 232 } as const
const BOSS = { width: 240, height: 200 } as const

/** A boss in the place where it is met: a scene three times as wide as a background. */
export const bossScenePicture = (library: ArtLibrary, boss: BossArt, scene: SceneArt): Picture => {
  const left = (WIDE * SIDE - BOSS.width * LARGE.scale) / 2
  const top = LARGE.ground - BOSS.height * LARGE.scale
  return withDefinitions(library, {
    viewBox: `0 0 ${WIDE * SIDE} ${SIDE}`,
    groups: layered(...wideSceneGroups(library, scene), {
      content: bossPicture(library, boss).groups,
      transform: `translate(${left.toFixed(0)} ${top.toFixed(0)}) scale(${LARGE.scale})`,
    }),
  })
}
