import { FIRST_LANGUAGE, type Speech } from './spoken-texts.ts'
import { type LanguageState, languageState, translations, type TranslationNotes } from './translation-notes.ts'

/** Examples in a line about many texts. */
const SHOWN = 3

type Heard = {
  readonly languages: ReadonlyMap<string, Speech>
  readonly notes: Readonly<Record<string, TranslationNotes>>
}

/**
 * How far each translation is, its stale texts one a line, and what it lacks a file a line; of the languages that are
 * `whole` every missing text a line.
 */
export const languageReport = (
  { languages, notes }: Heard,
  whole: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const first: Speech = languages.get(FIRST_LANGUAGE) ?? new Map()
  const others = translations(languages)
  if (others.length === 0) return [`languages: ${FIRST_LANGUAGE} only`]
  return others.flatMap(([language, speech]) => {
    const state = languageState(first, speech, notes[language] ?? {})
    return [
      headline(language, first, state),
      ...state.stale.map((id) => `  stale    ${first.get(id)?.file}  ${id}  now ${quoted(first, id)}`),
      ...(whole.includes(language)
        ? state.missing.map((id) => `  missing  ${first.get(id)?.file}  ${id}  ${quoted(first, id)}`)
        : missingByFile(first, state.missing)),
    ]
  })
}

const headline = (language: string, first: Speech, { there, missing, stale, unnoted }: LanguageState): string =>
  `${language}: ${there} of ${first.size} texts, ${missing.length} missing, ${stale.length} stale, ${unnoted.length} not noted`

const missingByFile = (first: Speech, missing: ReadonlyArray<string>): ReadonlyArray<string> => {
  const fileOf = (id: string): string => first.get(id)?.file ?? ''
  const all = Map.groupBy(first.keys(), fileOf)
  return [...Map.groupBy(missing, fileOf)].map(([file, ids]) => {
    const more = ids.length > SHOWN ? ', …' : ''
    return `  missing  ${file}  ${ids.length} of ${all.get(file)?.length}: ${ids.slice(0, SHOWN).join(', ')}${more}`
  })
}

const quoted = (first: Speech, id: string): string => JSON.stringify(first.get(id)?.text)
