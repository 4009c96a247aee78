import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledMessages, type I18n, createI18n } from './i18n.ts'

/** Reads the compiled texts: a folder for each language, its files merged. */
export const loadI18n = async (folder: string): Promise<I18n> => {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const files = await Promise.all(
    languages.map(async ({ name }) => [name, await readFiles(join(folder, name))] as const),
  )
  const byLanguage = new Map(files)
  return createI18n(
    Object.fromEntries(files.map(([language, parts]) => [language, Object.assign({}, ...Object.values(parts))])),
    (language, file) => byLanguage.get(language)?.[file] ?? {},
  )
}

/** The messages of each file by its name without the ending. */
const readFiles = async (folder: string): Promise<Readonly<Record<string, CompiledMessages>>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const parts = await Promise.all(
    files.map(async (file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(await readFile(join(folder, file), 'utf8')) as CompiledMessages,
    ]),
  )
  return Object.fromEntries(parts) as Readonly<Record<string, CompiledMessages>>
}
