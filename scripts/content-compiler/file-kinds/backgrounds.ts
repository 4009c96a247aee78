import { choice, GemsOrGift, strictObject, KeyText, linkTo, listOf } from '../codec/index.ts'
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
      backgrounds: listOf(
        strictObject({ key: KeyText }, { price: GemsOrGift, event: linkTo('events'), art: SceneArt }),
      ),
    },
    { price: GemsOrGift, currency: choice('gems', 'hourglasses', 'incentive') },
  ),
  entries: (file) => entriesAt('backgrounds', 'backgrounds', file.backgrounds),
  issues: ({ price: ofAll, currency, backgrounds: scenes }) =>
    scenes.flatMap(({ price = ofAll, event }, index) =>
      price === 0 && event === undefined && currency !== 'incentive'
        ? [
            {
              at: ['backgrounds', index, 'key'],
              message: 'sold for nothing: it needs a price, or the event that gives it',
            },
          ]
        : [],
    ),
})
