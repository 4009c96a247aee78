import { isLanguage } from '../locales/plural-forms.ts'
import { type Message, readMessages, SOURCE_LANGUAGE } from '../locales/read-messages.ts'
import { allFiles, type ContentSources } from '../sources/read-content.ts'
import { addText } from './add-text.ts'
import type { NewEntry } from './entry-template.ts'

export const TRANSLATION_USAGE =
  'translation LANGUAGE TEXT...   the English of these texts (quests.heron) where a language lacks them, to be written over'

/** Texts of another language: each stands in English where its translation belongs. */
export const newTranslation = ([language = '', ...ids]: ReadonlyArray<string>, content: ContentSources) => {
  if (!isLanguage(language) || language === SOURCE_LANGUAGE)
    return 'a translation is into a language such as de or pt_BR'
  if (ids.length === 0) return 'name what is to be translated, such as quests.heron or tasks.add'
  const { languages } = readMessages(content.locales)
  const source = languages.get(SOURCE_LANGUAGE) ?? new Map<string, Message>()
  const unknown = ids.find((id) => ![...source.keys()].some(isBelow(id)))
  if (unknown !== undefined) return `no text begins with "${unknown}"`
  const missing = [...source].filter(
    ([id]) => !languages.get(language)?.has(id) && ids.some((each) => isBelow(each)(id)),
  )
  if (missing.length === 0) return `${language} says all of that already`
  return translated(content, language, missing)
}

const isBelow =
  (prefix: string) =>
  (id: string): boolean =>
    id === prefix || id.startsWith(`${prefix}.`)

const translated = (
  content: ContentSources,
  language: string,
  missing: ReadonlyArray<readonly [string, Message]>,
): NewEntry => {
  const home = ({ file }: Message) => file.replace(`locales/${SOURCE_LANGUAGE}/`, `locales/${language}/`)
  const whole = missing.reduce(
    (all, [, message]) => addText(all, home(message), message.path.map(String), message.text),
    content,
  )
  const before = new Map(allFiles(content).map(({ path, text }) => [path, text]))
  return {
    files: whole.locales.filter(({ path, text }) => before.get(path) !== text),
    report: missing.map(([id, { text }]) => `${id}  ${text}`),
  }
}
