import type { LinePart } from './line.ts'

/** `#home`, `#deep-work`: after a space or at the beginning, with a letter in it, since `#3` is a number. */
const TAG = /(?<=^|\s)#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/gu

export const findTags = (text: string): ReadonlyArray<LinePart> =>
  [...text.matchAll(TAG)].map(({ index, 0: found, 1: name = '' }) => ({
    from: index,
    to: index + found.length,
    meaning: { type: 'tag', name },
  }))
