import { strictObject, linkTo, listOf } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'

/** Quests that bring an achievement when all of them are done. docs/reference/content-facts.md 5. */
export const questLines = fileKind({
  name: 'quest-lines',
  pattern: /^achievements\/quest-lines\.json$/,
  codec: contentFile({
    lines: listOf(strictObject({ achievement: linkTo('achievements'), quests: listOf(linkTo('quests')) })),
  }),
  entries: () => [],
})
