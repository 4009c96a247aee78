import type { BossArt, SceneArt } from '../model/art-field.ts'
import { withDefinitions } from '../picture/definitions.ts'
import type { ArtLibrary } from '../model/library.ts'
import { layered, type Picture } from '../picture/picture.ts'
import { SIDE } from '../scene/scene-groups.ts'
import { WIDE, wideSceneGroups } from '../scene/wide-scene.ts'
import { bossPicture } from './boss-picture.ts'

/** The scale of a boss in its scene, and the position of its feet. docs/look.md 8. */
const LARGE = { scale: 1.1, ground: 232 } as const
const BOSS = { width: 240, height: 200 } as const

/** A boss in its scene, three times as wide as a background. */
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
