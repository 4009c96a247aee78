import { SOURCE_LANGUAGE, type LocaleMessages } from './read-messages.ts'
import { type LanguageState, languageState, translations, type TranslationNotes } from './translation-notes.ts'

/** Examples in a line about many texts. */
const MAX_EXAMPLES = 3

type Translations = {
  readonly languages: ReadonlyMap<string, LocaleMessages>
  readonly notes: Readonly<Record<string, TranslationNotes>>
}

/**
 * How far each translation is, its stale texts one a line, and what it lacks a file a line; of the languages that are
 * `whole` every missing text a line.
 */
export const languageReport = (
  { languages, notes }: Translations,
  whole: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const first: LocaleMessages = languages.get(SOURCE_LANGUAGE) ?? new Map()
  const others = translations(languages)
  if (others.length === 0) return [`languages: ${SOURCE_LANGUAGE} only`]
  return others.flatMap(([language, messages]) => {
    const state = languageState(first, messages, notes[language] ?? {})
    return [
      headline(language, first, state),
      ...state.stale.map((id) => `  stale    ${first.get(id)?.file}  ${id}  now ${quoted(first, id)}`),
      ...(whole.includes(language)
        ? state.missing.map((id) => `  missing  ${first.get(id)?.file}  ${id}  ${quoted(first, id)}`)
        : missingByFile(first, state.missing)),
    ]
  })
}

const headline = (language: string, first: LocaleMessages, { there, missing, stale, unnoted }: LanguageState): string =>
  `${language}: ${there} of ${first.size} texts, ${missing.length} missing, ${stale.length} stale, ${unnoted.length} not noted`

const missingByFile = (first: LocaleMessages, missing: ReadonlyArray<string>): ReadonlyArray<string> => {
  const fileOf = (id: string): string => first.get(id)?.file ?? ''
  const all = Map.groupBy(first.keys(), fileOf)
  return [...Map.groupBy(missing, fileOf)].map(([file, ids]) => {
    const more = ids.length > MAX_EXAMPLES ? ', …' : ''
    return `  missing  ${file}  ${ids.length} of ${all.get(file)?.length}: ${ids.slice(0, MAX_EXAMPLES).join(', ')}${more}`
  })
}

const quoted = (first: LocaleMessages, id: string): string => JSON.stringify(first.get(id)?.text)
