import { hash } from 'node:crypto'
import { FIRST_LANGUAGE, type Speech } from './spoken-texts.ts'

/**
 * By message id, the prints of the first language's text and of its translation as they were when somebody said that the
 * one translates the other: `1f3a9c2e 77b0d1aa`.
 */
export type TranslationNotes = Readonly<Record<string, string>>

/** Where a language keeps its notes; written by `--translated`, never by hand. */
export const notesFile = (language: string): string => `locales/${language}/.translated.json`

/** How a language stands to the first one, by message id. */
export type LanguageState = {
  readonly there: number
  /** Said in the first language. */
  readonly missing: ReadonlyArray<string>
  /** The first language says something else since. */
  readonly stale: ReadonlyArray<string>
  /** New or changed translations that nobody noted yet. */
  readonly unnoted: ReadonlyArray<string>
}

export const languageState = (first: Speech, speech: Speech, notes: TranslationNotes): LanguageState => {
  const common = [...first.keys()].filter((id) => speech.has(id))
  const unnoted = common.filter((id) => notes[id]?.split(' ')[1] !== printOf(speech, id))
  const fresh = new Set(unnoted)
  return {
    there: common.length,
    missing: [...first.keys()].filter((id) => !speech.has(id)),
    stale: common.filter((id) => !fresh.has(id) && notes[id]?.split(' ')[0] !== printOf(first, id)),
    unnoted,
  }
}

/**
 * The notes after a translator is done: what is new or changed is current, and so are the stale ones that are `still` good,
 * by id or by the beginning of ids. What no language says any more is forgotten.
 */
export const notedAnew = (
  first: Speech,
  speech: Speech,
  notes: TranslationNotes,
  still: ReadonlyArray<string> = [],
): TranslationNotes => {
  const { stale } = languageState(first, speech, notes)
  const kept = new Set(stale.filter((id) => !still.some((good) => id === good || id.startsWith(`${good}.`))))
  const entries = [...first.keys()]
    .filter((id) => speech.has(id))
    .map((id) => [id, kept.has(id) ? (notes[id] ?? '') : `${printOf(first, id)} ${printOf(speech, id)}`] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The notes as the formatter of the repository would lay them out. */
export const notesText = (notes: TranslationNotes): string => `${JSON.stringify(notes, undefined, 2)}\n`

/** The languages besides the first. */
export const translations = (languages: ReadonlyMap<string, Speech>): ReadonlyArray<readonly [string, Speech]> =>
  [...languages].filter(([language]) => language !== FIRST_LANGUAGE)

const printOf = (speech: Speech, id: string): string => hash('sha1', speech.get(id)?.text ?? '').slice(0, 8)
