import { closed, KeyText, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type Thing } from './thing.ts'

/** Gems that are sold for money; the price is in cents of a dollar. Content facts, section 8.2. */
export const gems = fileKind({
  name: 'gems',
  pattern: /^gems\.json$/,
  codec: contentFile({ packs: listOf(closed({ key: KeyText, gems: Whole, price: Whole })) }),
  things: ({ packs }) => packs.map(({ key }, index): Thing => ({ kind: 'gemPacks', key, at: ['packs', index, 'key'] })),
})
