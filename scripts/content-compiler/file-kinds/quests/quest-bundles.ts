import { Gems, strictObject, KeyText, linkTo, listOf } from '../../codec/index.ts'
import { ScrollArt } from '../art.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import { entriesAt } from '../content-entry.ts'

/** Three scrolls for the price of two. docs/reference/content-facts.md 1.9. */
export const questBundles = fileKind({
  name: 'quest-bundles',
  pattern: /^quests\/bundles\.json$/,
  codec: contentFile({
    bundles: listOf(
      strictObject({ key: KeyText, quests: listOf(linkTo('quests'), 3) }, { value: Gems, art: ScrollArt }),
    ),
  }),
  entries: (file) => entriesAt('questBundles', 'bundles', file.bundles),
  issues: ({ bundles }) =>
    bundles.flatMap(({ quests }, index) =>
      quests.flatMap(
        (quest, at): ReadonlyArray<LocalIssue> =>
          quests.indexOf(quest) === at
            ? []
            : [{ at: ['bundles', index, 'quests', at], message: `"${quest}" is in this bundle already` }],
      ),
    ),
})
