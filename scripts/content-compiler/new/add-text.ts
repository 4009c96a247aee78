import { sourceFile } from '../sources/source-file.ts'
import type { ContentSources } from '../sources/read-content.ts'
import { insertField } from './insert-json.ts'

/** The content with one more text in a file of a language, and the objects around it where they are not there yet. */
export const addText = (
  content: ContentSources,
  file: string,
  path: ReadonlyArray<string>,
  text: string,
): ContentSources => {
  const before = content.locales.find((each) => each.path === file)
  const parents = path.slice(0, -1)
  const whole = parents.reduce((all, step, at) => withObject(all, parents.slice(0, at), step), before?.text ?? '{}\n')
  const after = sourceFile(file, insertField(whole, parents, path.at(-1) ?? '', text))
  const locales =
    before === undefined ? [...content.locales, after] : content.locales.map((each) => (each === before ? after : each))
  return { ...content, locales }
}

const withObject = (text: string, at: ReadonlyArray<string>, field: string): string => {
  const value = at.reduce<unknown>((inner, step) => Object(inner)[step], JSON.parse(text))
  return Object.hasOwn(Object(value), field) ? text : insertField(text, at, field, {})
}
