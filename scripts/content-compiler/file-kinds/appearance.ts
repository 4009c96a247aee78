import { choice, Gems, strictObject, KeyText, linkTo, listOf, orNull } from '../codec/index.ts'
import { LOOK_KINDS } from '@daykeep/rules/catalogue'
import { contentFile, fileKind } from './file-kind.ts'
import type { ContentEntry } from './content-entry.ts'

/** `setPrice`: gems for the whole set; null where it is not sold. */
const LookSet = strictObject(
  { set: linkTo('lookSets'), looks: listOf(KeyText) },
  { price: Gems, setPrice: orNull(Gems) },
)

/** A file holds one thing to choose about a figure: what is free, then what is sold in sets. docs/reference/content-facts.md 4.1. */
export const appearance = fileKind({
  name: 'appearance',
  pattern: /^appearance\/(?!sets)[\w-]+\.json$/,
  codec: contentFile({ kind: choice(...LOOK_KINDS), free: listOf(KeyText), sets: listOf(LookSet) }),
  entries: ({ kind, free, sets }) => [
    ...free.map((key, index): ContentEntry => ({ kind: 'looks', key: `${kind}.${key}`, at: ['free', index] })),
    ...sets.flatMap(({ looks }, set) =>
      looks.map(
        (key, index): ContentEntry => ({ kind: 'looks', key: `${kind}.${key}`, at: ['sets', set, 'looks', index] }),
      ),
    ),
  ],
})

/** The sets that looks are sold in; one may be of several files. */
export const lookSets = fileKind({
  name: 'look-sets',
  pattern: /^appearance\/sets\.json$/,
  codec: contentFile({ sets: listOf(KeyText) }),
  entries: ({ sets }) => sets.map((key, index): ContentEntry => ({ kind: 'lookSets', key, at: ['sets', index] })),
})
