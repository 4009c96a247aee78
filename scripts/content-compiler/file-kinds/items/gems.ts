import { Cents, FIGURES, strictObject, KeyText, listOf, wholeWithin } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

export const PackedGems = wholeWithin('gems of a pack', FIGURES.packedGems)

/** Gems that are sold for money; the price is in cents of a dollar. docs/reference/content-facts.md 8.2. */
export const gems = fileKind({
  name: 'gems',
  pattern: /^gems\.json$/,
  codec: contentFile({ packs: listOf(strictObject({ key: KeyText, gems: PackedGems, price: Cents })) }),
  entries: ({ packs }) =>
    packs.map(({ key }, index): ContentEntry => ({ kind: 'gemPacks', key, at: ['packs', index, 'key'] })),
})
