import { hash } from 'node:crypto'
import type { ContentIssue } from '../issue.ts'
import { notesFile } from '../sources/paths.ts'
import { SOURCE_LANGUAGE, type LocaleMessages } from './read-messages.ts'

/**
 * By message id, the fingerprints of the source text and of its translation at the time when a translator stated that the
 * one translates the other: `1f3a9c2e 77b0d1aa`.
 */
export type TranslationNotes = Readonly<Record<string, string>>

/** The state of a translation, by message id. */
export type LanguageState = {
  readonly there: number
  /** Only the source language has them. */
  readonly missing: ReadonlyArray<string>
  /** The source text has changed since. */
  readonly stale: ReadonlyArray<string>
  /** New or changed translations that are not noted yet. */
  readonly unnoted: ReadonlyArray<string>
}

export const languageState = (
  first: LocaleMessages,
  messages: LocaleMessages,
  notes: TranslationNotes,
): LanguageState => {
  const common = [...first.keys()].filter((id) => messages.has(id))
  const unnoted = common.filter((id) => notes[id]?.split(' ')[1] !== fingerprintOf(messages, id))
  const unnotedIds = new Set(unnoted)
  return {
    there: common.length,
    missing: [...first.keys()].filter((id) => !messages.has(id)),
    stale: common.filter((id) => !unnotedIds.has(id) && notes[id]?.split(' ')[0] !== fingerprintOf(first, id)),
    unnoted,
  }
}

/**
 * The notes after a translator is done: what is new or changed is current, and so are the stale ones that are `still` good,
 * by id or by the beginning of ids. Notes of messages that no longer exist are dropped.
 */
export const updateNotes = (
  first: LocaleMessages,
  messages: LocaleMessages,
  notes: TranslationNotes,
  still: ReadonlyArray<string> = [],
): TranslationNotes => {
  const { stale } = languageState(first, messages, notes)
  const stillStale = new Set(stale.filter((id) => !still.some((good) => id === good || id.startsWith(`${good}.`))))
  const entries = [...first.keys()]
    .filter((id) => messages.has(id))
    .map(
      (id) =>
        [
          id,
          stillStale.has(id) ? (notes[id] ?? '') : `${fingerprintOf(first, id)} ${fingerprintOf(messages, id)}`,
        ] as const,
    )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The notes as the formatter of the repository would lay them out. */
export const notesText = (notes: TranslationNotes): string => `${JSON.stringify(notes, undefined, 2)}\n`

/** The languages besides the first. */
export const translations = (
  languages: ReadonlyMap<string, LocaleMessages>,
): ReadonlyArray<readonly [string, LocaleMessages]> =>
  [...languages].filter(([language]) => language !== SOURCE_LANGUAGE)

const fingerprintOf = (messages: LocaleMessages, id: string): string =>
  hash('sha1', messages.get(id)?.text ?? '').slice(0, 8)

/** Translations without a note, one issue for each language: without it nobody can tell when they become stale. */
export const unnotedTranslations = (
  languages: ReadonlyMap<string, LocaleMessages>,
  notes: Readonly<Record<string, TranslationNotes>>,
): ReadonlyArray<ContentIssue> => {
  const first: LocaleMessages = languages.get(SOURCE_LANGUAGE) ?? new Map()
  return translations(languages).flatMap(([language, messages]): ReadonlyArray<ContentIssue> => {
    const { unnoted } = languageState(first, messages, notes[language] ?? {})
    if (unnoted.length === 0) return []
    const more = unnoted.length === 1 ? '' : ` and ${unnoted.length - 1} more`
    const message = `"${unnoted[0]}"${more} not noted as translated yet: npm run content:check -- --translated ${language}`
    return [{ severity: 'warn', file: notesFile(language), path: [], message }]
  })
}
