import type { Fault } from '../../../packages/rules/src/content/index.ts'
import { FIRST_LANGUAGE, type Speech } from './spoken-texts.ts'
import { languageState, notesFile, translations, type TranslationNotes } from './translation-notes.ts'

/** Translations that nobody noted, told once a language: without a note nobody will know when they grow stale. */
export const unnotedFaults = (
  languages: ReadonlyMap<string, Speech>,
  notes: Readonly<Record<string, TranslationNotes>>,
): ReadonlyArray<Fault> => {
  const first: Speech = languages.get(FIRST_LANGUAGE) ?? new Map()
  return translations(languages).flatMap(([language, speech]): ReadonlyArray<Fault> => {
    const { unnoted } = languageState(first, speech, notes[language] ?? {})
    if (unnoted.length === 0) return []
    const more = unnoted.length === 1 ? '' : ` and ${unnoted.length - 1} more`
    const message = `"${unnoted[0]}"${more} not noted as translated yet: npm run content:check -- --translated ${language}`
    return [{ level: 'warn', file: notesFile(language), path: [], message }]
  })
}
