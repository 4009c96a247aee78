import { choice, closed, Day, KeyText, listOf, Whole } from '../codec/index.ts'
import { SpeciesArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** Drop eggs are found; quest eggs come from a quest and are sold to who has done it. Content specification, section 3. */
const Egg = closed({ key: KeyText, kind: choice('drop', 'quest') }, { value: Whole, released: Day, art: SpeciesArt })

export const eggs = fileKind({
  name: 'eggs',
  pattern: /^eggs\.json$/,
  codec: contentFile({ eggs: listOf(Egg) }),
  things: (file) => thingsAt('eggs', 'eggs', file.eggs),
})
