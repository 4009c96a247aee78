import { isObject } from '../../codec/index.ts'
import type { ContentFile } from '../../sources/source-file.ts'
import type { EntryKind } from '../../file-kinds/index.ts'

/** The texts of the source language. */
export const TEXTS_FOLDER = 'locales/en'

/** The texts of one entry, and their file. */
export type TextEntry = { readonly file: string; readonly entry: unknown }

const FOLDER = `${TEXTS_FOLDER}/content/`

/** The texts of entries, by kind and key. A kind has one file or a folder of files. */
export const textEntries = (
  texts: ReadonlyArray<ContentFile>,
): ((kind: EntryKind) => ReadonlyMap<string, TextEntry>) => {
  const kinds = new Map<string, Map<string, TextEntry>>()
  for (const { path, value } of texts) {
    if (!path.startsWith(FOLDER)) continue
    const kind = path.slice(FOLDER.length).split(/[/.]/)[0] ?? ''
    const entries = kinds.get(kind) ?? new Map<string, TextEntry>()
    kinds.set(kind, entries)
    for (const [key, entry] of Object.entries(isObject(value) ? value : {})) entries.set(key, { file: path, entry })
  }
  return (kind) => kinds.get(kind) ?? new Map()
}
