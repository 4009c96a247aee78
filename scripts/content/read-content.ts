import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { KEYS_FILE } from '../../packages/rules/src/content/index.ts'
import { parseJson, type ParsedJson } from './parse-json.ts'

/** A file of the content, as text and as what it says; its path is below the content folder, with slashes. */
export type TextFile = { readonly path: string; readonly text: string } & ParsedJson

export type ContentTexts = {
  readonly data: ReadonlyArray<TextFile>
  readonly locales: ReadonlyArray<TextFile>
  readonly keys: TextFile
}

/** Reads every JSON file of the content, in the order of the paths. */
export const readContent = (contentDir: string): ContentTexts => ({
  data: jsonFilesIn(contentDir, 'data'),
  locales: jsonFilesIn(contentDir, 'locales'),
  keys: existsSync(join(contentDir, KEYS_FILE))
    ? readTextFile(contentDir, KEYS_FILE)
    : { path: KEYS_FILE, text: '{}', value: {}, faults: [] },
})

const jsonFilesIn = (contentDir: string, folder: string): ReadonlyArray<TextFile> => {
  const root = join(contentDir, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .sort()
    .map((path) => readTextFile(contentDir, path))
}

const readTextFile = (contentDir: string, path: string): TextFile => {
  const text = readFileSync(join(contentDir, path), 'utf8')
  return { path, text, ...parseJson(text) }
}
