import type { ArtNames, Path } from '../../../packages/rules/src/content/index.ts'
import type { ContentTexts } from '../read-content.ts'

/** A file that is written, or an entry that goes to the end of a list. */
export type Change =
  | { readonly type: 'file'; readonly path: string; readonly value: object }
  | { readonly type: 'entry'; readonly path: string; readonly list: Path; readonly value: unknown }

/** What a new thing is made of; `texts`: the file that its texts go to, where a kind has a folder of them. */
export type Skeleton = { readonly changes: ReadonlyArray<Change>; readonly texts?: string }

/** What a new thing is fitted into. */
export type Surroundings = { readonly content: ContentTexts; readonly art: ArtNames }

/** One kind of thing that can be made: what must be named, and the skeleton, or why there is none. */
export type Kind = {
  readonly usage: string
  readonly make: (args: ReadonlyArray<string>, around: Surroundings) => Skeleton | string
}

/** What a data file holds; nothing where there is no such file. */
export const valueOf = ({ content }: Surroundings, path: string): unknown =>
  content.data.find((file) => file.path === path)?.value

/** The entries of a list of a data file. */
export const listIn = (around: Surroundings, path: string, field: string): ReadonlyArray<{ readonly key: string }> => {
  const list: unknown = Object(valueOf(around, path))[field]
  return Array.isArray(list) ? list : []
}

export const hasKey = (around: Surroundings, path: string, field: string, key: string): boolean =>
  listIn(around, path, field).some((entry) => entry.key === key)

/** The drawn names of a kind, in the order of the alphabet. */
export const drawn = ({ art }: Surroundings, kind: string): ReadonlyArray<string> => [...(art[kind] ?? [])].toSorted()

/** One of the drawn names, a different one for each number as far as there are so many. */
export const oneDrawn = (around: Surroundings, kind: string, number = 0): string => {
  const names = drawn(around, kind)
  return names[number % Math.max(1, names.length)] ?? ''
}

/** Reads a kind's key: letters and digits. */
export const isKey = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z]\w*$/.test(text)

export const isMonth = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
