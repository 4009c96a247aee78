import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledMessages, type I18n, createI18n } from './i18n.ts'

/** Reads the compiled texts: a folder for each language, its files merged. */
export const loadI18n = async (folder: string): Promise<I18n> => {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const i18n = await Promise.all(
    languages.map(async ({ name }) => [name, await readMessages(join(folder, name))] as const),
  )
  return createI18n(Object.fromEntries(i18n))
}

const readMessages = async (folder: string): Promise<CompiledMessages> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return Object.assign({}, ...parts.map((part) => JSON.parse(part) as CompiledMessages)) as CompiledMessages
}
