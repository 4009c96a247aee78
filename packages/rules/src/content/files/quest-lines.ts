import { closed, linkTo, listOf } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind } from './thing.ts'

/** Quests that bring an achievement when all of them are done. Content facts, section 5. */
export const questLines = fileKind({
  name: 'quest-lines',
  pattern: /^achievements\/quest-lines\.json$/,
  codec: contentFile({
    lines: listOf(closed({ achievement: linkTo('achievements'), quests: listOf(linkTo('quests')) })),
  }),
  things: () => [],
})
