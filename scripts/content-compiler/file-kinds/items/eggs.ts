import { choice, strictObject, Day, Gems, KeyText, listOf } from '../../codec/index.ts'
import { SpeciesArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { entriesAt } from '../content-entry.ts'

/** Drop eggs are found; quest eggs come from a quest and are sold to a player who has done it. docs/reference/content.md 3. */
const Egg = strictObject(
  { key: KeyText, kind: choice('drop', 'quest') },
  { value: Gems, released: Day, art: SpeciesArt },
)

export const eggs = fileKind({
  name: 'eggs',
  pattern: /^eggs\.json$/,
  codec: contentFile({ eggs: listOf(Egg) }),
  entries: (file) => entriesAt('eggs', 'eggs', file.eggs),
})
