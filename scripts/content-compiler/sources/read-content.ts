import { basename, join } from 'node:path'
import { listFiles } from './list-files.ts'
import { KEYS_FILE, notesFile } from './paths.ts'
import { readRequiredFile, readSourceFile, type SourceFile } from './source-file.ts'

export type ContentSources = {
  readonly data: ReadonlyArray<SourceFile>
  readonly locales: ReadonlyArray<SourceFile>
  /** What was noted as translated, a file a language. */
  readonly notes: ReadonlyArray<SourceFile>
  readonly keys: SourceFile
}

/** All files. */
export const allFiles = ({ data, locales, notes, keys }: ContentSources): ReadonlyArray<SourceFile> => [
  ...data,
  ...locales,
  ...notes,
  keys,
]

/** Reads every JSON file of the content, in the order of the paths. */
export const readContent = (contentDir: string): ContentSources => ({
  data: jsonFilesIn(contentDir, 'data'),
  ...readLocales(contentDir),
  keys: readRequiredFile(contentDir, KEYS_FILE, 'take it from the last version, or begin it with {}'),
})

/** Reads the texts of all languages. */
export const readLocales = (contentDir: string): Pick<ContentSources, 'locales' | 'notes'> => ({
  locales: jsonFilesIn(contentDir, 'locales'),
  notes: jsonFilesIn(contentDir, 'locales', (name) => name === NOTES_FILE_NAME),
})

const NOTES_FILE_NAME = basename(notesFile(''))

/** Files whose names begin with a dot are skipped, unless `isWanted` takes them. */
const jsonFilesIn = (
  contentDir: string,
  folder: string,
  isWanted = (name: string): boolean => !name.startsWith('.'),
): ReadonlyArray<SourceFile> =>
  listFiles(join(contentDir, folder), '.json')
    .filter((name) => isWanted(basename(name)))
    .map((name) => readSourceFile(contentDir, `${folder}/${name}`))
