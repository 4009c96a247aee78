import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { KEYS_FILE } from '../../packages/rules/src/content/index.ts'
import { notesFile } from './languages/translation-notes.ts'
import { parseJson, type ParsedJson } from './parse-json.ts'

/** A file of the content, as text and as what it says; its path is below the content folder, with slashes. */
export type TextFile = { readonly path: string; readonly text: string } & ParsedJson

export type ContentTexts = {
  readonly data: ReadonlyArray<TextFile>
  readonly locales: ReadonlyArray<TextFile>
  /** What was noted as translated, a file a language. */
  readonly notes: ReadonlyArray<TextFile>
  readonly keys: TextFile
}

/** All of them: what a fault may stand in. */
export const filesOf = ({ data, locales, notes, keys }: ContentTexts): ReadonlyArray<TextFile> => [
  ...data,
  ...locales,
  ...notes,
  keys,
]

/** Reads every JSON file of the content, in the order of the paths. */
export const readContent = (contentDir: string): ContentTexts => ({
  data: jsonFilesIn(contentDir, 'data'),
  ...readLocales(contentDir),
  keys: existsSync(join(contentDir, KEYS_FILE))
    ? readTextFile(contentDir, KEYS_FILE)
    : { path: KEYS_FILE, text: '{}', value: {}, faults: [] },
})

/** Reads the texts of all languages. */
export const readLocales = (contentDir: string): Pick<ContentTexts, 'locales' | 'notes'> => ({
  locales: jsonFilesIn(contentDir, 'locales'),
  notes: jsonFilesIn(contentDir, 'locales', (name) => name === NOTES),
})

const NOTES = basename(notesFile(''))

/** Files whose names begin with a dot are nobody's, unless they are asked for. */
const jsonFilesIn = (
  contentDir: string,
  folder: string,
  isWanted = (name: string): boolean => !name.startsWith('.'),
): ReadonlyArray<TextFile> => {
  const root = join(contentDir, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && isWanted(basename(name)))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .sort()
    .map((path) => readTextFile(contentDir, path))
}

const readTextFile = (contentDir: string, path: string): TextFile => {
  const text = readFileSync(join(contentDir, path), 'utf8')
  return { path, text, ...parseJson(text) }
}
