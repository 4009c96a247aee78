import type { LinePart } from '../line.ts'

/** `Pack [] tent [] stove`: each item ends where the next one begins. */
const ITEM = /(?<=^|\s)\[ ?\]\s*([^[\]]*?)\s*(?=\[ ?\]|$|(?<=\s)[#!]\p{L})/gu

export const findChecklist = (text: string): ReadonlyArray<LinePart> =>
  [...text.matchAll(ITEM)]
    .filter(([, item = '']) => item !== '')
    .map(({ index, 0: found, 1: item = '' }) => ({
      from: index,
      to: index + found.length,
      meaning: { type: 'item', text: item },
    }))
