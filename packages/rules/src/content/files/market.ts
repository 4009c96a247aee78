import { closed, Whole } from '../codec/index.ts'
import { ItemArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind } from './thing.ts'

const Shelf = closed({ value: Whole }, { art: ItemArt })

/** What is sold for gold by the piece, for ever: the health potion and the armoire. */
export const market = fileKind({
  name: 'market',
  pattern: /^market\.json$/,
  codec: contentFile({ potion: Shelf, armoire: Shelf }),
  things: (file) =>
    (['potion', 'armoire'] as const).map((key) => ({
      kind: 'market' as const,
      key,
      at: [key],
      undrawn: file[key].art === undefined,
    })),
})
