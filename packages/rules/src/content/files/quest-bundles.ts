import { closed, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { ScrollArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** Three scrolls for the price of two. Content facts, section 1.9. */
export const questBundles = fileKind({
  name: 'quest-bundles',
  pattern: /^quests\/bundles\.json$/,
  codec: contentFile({
    bundles: listOf(closed({ key: KeyText, quests: listOf(linkTo('quests'), 3) }, { value: Whole, art: ScrollArt })),
  }),
  things: (file) => thingsAt('questBundles', 'bundles', file.bundles),
})
