import type { ArtNames } from '../art/art-names.ts'
import type { Path } from '../issue.ts'
import type { ContentSources } from '../sources/read-content.ts'

/** A file that is written, or an entry that goes to the end of a list. */
export type Change =
  | { readonly type: 'file'; readonly path: string; readonly value: object }
  | { readonly type: 'entry'; readonly path: string; readonly list: Path; readonly value: unknown }

/** The changes that add an entry; `texts`: the file of its texts, where a kind has a folder of them. */
export type Skeleton = { readonly changes: ReadonlyArray<Change>; readonly texts?: string }

/** The files to write; `report`: the issues that are left then, above all the empty texts. */
export type NewEntry = {
  readonly files: ReadonlyArray<{ readonly path: string; readonly text: string }>
  readonly report: ReadonlyArray<string>
}

/** The content that an entry is added to. */
export type Workspace = { readonly content: ContentSources; readonly art: ArtNames }

/** A kind of entry: its arguments, and the changes that add one, or the reason why that is impossible. */
export type EntryTemplate = {
  readonly usage: string
  readonly make: (args: ReadonlyArray<string>, workspace: Workspace) => Skeleton | string
}

/** What a data file holds; nothing where there is no such file. */
export const valueOf = ({ content }: Workspace, path: string): unknown =>
  content.data.find((file) => file.path === path)?.value

/** The entries of a list of a data file. */
export const listIn = (workspace: Workspace, path: string, field: string): ReadonlyArray<{ readonly key: string }> => {
  const list: unknown = Object(valueOf(workspace, path))[field]
  return Array.isArray(list) ? list : []
}

export const hasKey = (workspace: Workspace, path: string, field: string, key: string): boolean =>
  listIn(workspace, path, field).some((entry) => entry.key === key)

/** The drawn names of a kind, in the order of the alphabet. */
const artNamesOf = ({ art }: Workspace, kind: string): ReadonlyArray<string> => [...(art[kind] ?? [])].toSorted()

/** One of the drawn names, a different one for each number as far as there are so many. */
export const pickArtName = (workspace: Workspace, kind: string, number = 0): string => {
  const names = artNamesOf(workspace, kind)
  return names[number % Math.max(1, names.length)] ?? ''
}

/** Reads a kind's key: letters and digits. */
export const isKey = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z]\w*$/.test(text)

export const isMonth = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

export const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
