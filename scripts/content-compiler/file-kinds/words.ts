import { listOf, Text } from '../codec/index.ts'
import { contentFile, fileKind } from './file-kind.ts'

/** Words that public places do without, and those that nobody may write at all; whole words, whatever case and accents. */
export const words = fileKind({
  name: 'words',
  pattern: /^words\.json$/,
  codec: contentFile({ banned: listOf(Text), slurs: listOf(Text) }),
  entries: () => [],
})
