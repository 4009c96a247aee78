import { fileURLToPath } from 'node:url'
import { avatarPicture } from '../../packages/web/src/art/avatar/avatar-picture.ts'
import { mountPicture, petPicture } from '../../packages/web/src/art/creature/creature-pictures.ts'
import { CAST, NEWCOMER } from '../../packages/web/src/art/sample-avatars.ts'
import { SCENES } from '../../packages/web/src/art/stories/scenes.ts'
import { scenePicture } from '../../packages/web/src/art/scene/scene-picture.ts'
import { makeStudio } from '../../packages/web/src/art/studio.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'
import { compileArt } from '../art/compile-art.ts'

const CONTENT = fileURLToPath(new URL('../../packages/content', import.meta.url))

const creature = { species: 'Dragon', potion: 'StarryNight' }
const snow = { mood: 'snowy', far: ['mountains', 'pines'], ground: 'snow', particles: 'snow' }
const dressed = { ...(CAST['frostmage'] ?? NEWCOMER), background: SCENES['winterPass'], mount: creature, pet: creature }

/** Composing pictures, unremembered but for the second line; an avatar with everything on it in under two milliseconds. */
export const pictures: Benchmark = {
  name: 'pictures',
  run: async () => {
    const { library } = compileArt(CONTENT)
    const studio = makeStudio(library)
    return [
      {
        what: 'an avatar, mounted, with all on it',
        ...(await speedOf(() => avatarPicture(library, dressed))),
        aim: 500,
      },
      { what: 'the same, remembered', ...(await speedOf(() => studio.avatar(dressed))) },
      { what: 'a pet', ...(await speedOf(() => petPicture(library, creature))) },
      { what: 'a mount', ...(await speedOf(() => mountPicture(library, creature))) },
      { what: 'a scene with snow', ...(await speedOf(() => scenePicture(library, snow))) },
      { what: 'the whole library, compiled', ...(await speedOf(() => compileArt(CONTENT))) },
    ]
  },
}
