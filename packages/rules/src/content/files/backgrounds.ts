import { choice, closed, KeyText, listOf, Whole } from '../codec/index.ts'
import { SceneArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** A file holds one set: the scenes of a month, or those of one source. Content facts, section 4.2. */
export const backgrounds = fileKind({
  name: 'backgrounds',
  pattern: /^backgrounds\/[\w-]+\.json$/,
  codec: contentFile(
    { set: KeyText, backgrounds: listOf(closed({ key: KeyText }, { price: Whole, art: SceneArt })) },
    { price: Whole, currency: choice('gems', 'hourglasses', 'incentive') },
  ),
  things: (file) => thingsAt('backgrounds', 'backgrounds', file.backgrounds),
})
