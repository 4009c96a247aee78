import { strictObject, KeyText, linkTo, listOf, Whole } from '../../codec/index.ts'
import { ScrollArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { entriesAt } from '../content-entry.ts'

/** Three scrolls for the price of two. docs/reference/content-facts.md 1.9. */
export const questBundles = fileKind({
  name: 'quest-bundles',
  pattern: /^quests\/bundles\.json$/,
  codec: contentFile({
    bundles: listOf(
      strictObject({ key: KeyText, quests: listOf(linkTo('quests'), 3) }, { value: Whole, art: ScrollArt }),
    ),
  }),
  entries: (file) => entriesAt('questBundles', 'bundles', file.bundles),
})
