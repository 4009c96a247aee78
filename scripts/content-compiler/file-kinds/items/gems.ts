import { strictObject, KeyText, listOf, Whole } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

/** Gems that are sold for money; the price is in cents of a dollar. docs/reference/content-facts.md 8.2. */
export const gems = fileKind({
  name: 'gems',
  pattern: /^gems\.json$/,
  codec: contentFile({ packs: listOf(strictObject({ key: KeyText, gems: Whole, price: Whole })) }),
  entries: ({ packs }) =>
    packs.map(({ key }, index): ContentEntry => ({ kind: 'gemPacks', key, at: ['packs', index, 'key'] })),
})
