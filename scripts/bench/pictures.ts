import { fileURLToPath } from 'node:url'
import {
  avatarPicture,
  createRenderer,
  EXAMPLE_AVATARS,
  mountPicture,
  petPicture,
  scenePicture,
  SCENES,
} from '@daykeep/rules/pictures'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'
import { compileArt } from '../content-compiler/index.ts'

const CONTENT = fileURLToPath(new URL('../../packages/content', import.meta.url))

const creature = { species: 'Dragon', potion: 'StarryNight' }
const snow = { mood: 'snowy', far: ['mountains', 'pines'], ground: 'snow', particles: 'snow' }
const fullAvatar = {
  ...EXAMPLE_AVATARS.frostmage,
  background: SCENES['winterPass'],
  mount: creature,
  pet: creature,
}

/** Composing pictures, without cache except in the second line. Aim: a full avatar in less than 2 ms. */
export const pictures: Benchmark = {
  name: 'pictures',
  run: async () => {
    const { library } = compileArt(CONTENT)
    const renderer = createRenderer(library)
    return [
      {
        what: 'an avatar with mount and full gear',
        ...(await speedOf(() => avatarPicture(library, fullAvatar))),
        aim: 500,
      },
      { what: 'the same, cached', ...(await speedOf(() => renderer.avatar(fullAvatar))) },
      { what: 'a pet', ...(await speedOf(() => petPicture(library, creature))) },
      { what: 'a mount', ...(await speedOf(() => mountPicture(library, creature))) },
      { what: 'a scene with snow', ...(await speedOf(() => scenePicture(library, snow))) },
      { what: 'the whole library, compiled', ...(await speedOf(() => compileArt(CONTENT))) },
    ]
  },
}
