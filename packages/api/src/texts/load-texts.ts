import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledTexts, type Texts, textsOf } from './texts.ts'

/** Reads what the content compiler wrote: a folder for each language, its files read as one. */
export const loadTexts = async (folder: string): Promise<Texts> => {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const texts = await Promise.all(languages.map(async ({ name }) => [name, await textsIn(join(folder, name))] as const))
  return textsOf(Object.fromEntries(texts))
}

const textsIn = async (folder: string): Promise<CompiledTexts> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return Object.assign({}, ...parts.map((part) => JSON.parse(part) as CompiledTexts)) as CompiledTexts
}
