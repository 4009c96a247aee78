import { isObject } from '../codec/index.ts'
import type { ContentFile } from '../content-file.ts'
import type { ThingKind } from '../files/index.ts'

/** Where the texts of the first language are. */
export const TEXTS_FOLDER = 'locales/en'

/** What a language says about one thing, and in which file. */
export type TextEntry = { readonly file: string; readonly entry: unknown }

const FOLDER = `${TEXTS_FOLDER}/content/`

/** The texts of things, by kind and by key: those of a kind are in its file, or in the files of its folder. */
export const textEntries = (
  texts: ReadonlyArray<ContentFile>,
): ((kind: ThingKind) => ReadonlyMap<string, TextEntry>) => {
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
