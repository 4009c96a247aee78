import { KeyText, listOf, Month } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { GearItem, piecesOf } from './gear-item.ts'

/** What the armoire may give: a month's set, a set without a date, or loose pieces. docs/reference/content-facts.md 3.6. */
export const armoireGear = fileKind({
  name: 'armoire-gear',
  pattern: /^gear\/armoire\/[\w-]+\.json$/,
  codec: contentFile({ items: listOf(GearItem) }, { set: KeyText, month: Month }),
  entries: ({ items }) => piecesOf('armoire', items),
})
