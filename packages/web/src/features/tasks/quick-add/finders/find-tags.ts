import type { LineClock } from '../line-clock.ts'
import type { LinePart } from '../line.ts'

/** `#home`, `#deep-work`: after a space or at the beginning, with a letter in it, since `#3` is a number. */
const TAG = /(?<=^|\s)#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/gu

/** A tag that the player has may be written with its spaces. */
export const findTags = (text: string, { tags = [] }: Pick<LineClock, 'tags'>): ReadonlyArray<LinePart> => {
  const spaced = tags.filter((name) => /\s/.test(name)).toSorted((one, other) => other.length - one.length)
  return [...text.matchAll(TAG)].map(({ index, 1: word = '' }) => {
    const rest = text.slice(index + 1)
    const name = spaced.find((each) => startsWith(rest, each)) ?? word
    return { from: index, to: index + 1 + name.length, meaning: { type: 'tag', name } }
  })
}

const startsWith = (text: string, name: string): boolean =>
  text.slice(0, name.length).toLowerCase() === name.toLowerCase() && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length))
