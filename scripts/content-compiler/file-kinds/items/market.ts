import { strictObject, Gold } from '../../codec/index.ts'
import { ItemArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'

const Shelf = strictObject({ value: Gold }, { art: ItemArt })

/** What is sold for gold by the piece, for ever: the health potion and the armoire. */
export const market = fileKind({
  name: 'market',
  pattern: /^market\.json$/,
  codec: contentFile({ potion: Shelf, armoire: Shelf }),
  entries: (file) =>
    (['potion', 'armoire'] as const).map((key) => ({
      kind: 'market' as const,
      key,
      at: [key],
      missingArt: file[key].art === undefined,
    })),
})
