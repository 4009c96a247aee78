import { choice, strictObject, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { SceneArt } from './art.ts'
import { contentFile, fileKind } from './file-kind.ts'
import { entriesAt } from './content-entry.ts'

/** A file holds one set: the scenes of a month, or those of one source. docs/reference/content-facts.md 4.2. */
export const backgrounds = fileKind({
  name: 'backgrounds',
  pattern: /^backgrounds\/[\w-]+\.json$/,
  codec: contentFile(
    {
      set: KeyText,
      backgrounds: listOf(strictObject({ key: KeyText }, { price: Whole, event: linkTo('events'), art: SceneArt })),
    },
    { price: Whole, currency: choice('gems', 'hourglasses', 'incentive') },
  ),
  entries: (file) => entriesAt('backgrounds', 'backgrounds', file.backgrounds),
})
