import { KeyText, listOf, Month } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { GearItem, piecesOf } from './gear-item.ts'
import { fileKind } from './thing.ts'

/** What the armoire may give: a month's set, a set without a date, or loose pieces. Content facts, section 3.6. */
export const armoireGear = fileKind({
  name: 'armoire-gear',
  pattern: /^gear\/armoire\/[\w-]+\.json$/,
  codec: contentFile({ items: listOf(GearItem) }, { set: KeyText, month: Month }),
  things: ({ items }) => piecesOf('armoire', items),
})
