import { basename } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Fault, Path } from '../../packages/rules/src/content/index.ts'
import type { TextFile } from './read-content.ts'
import { textClashes } from './text-clashes.ts'
import { textFileName } from './text-file-name.ts'

/** The language every text is written in first, and that all others fall back to. */
export const FIRST_LANGUAGE = 'en'

/** `ui`: the app's words, refusals and messages. `content`: names and notes of things. `mail`: what is sent. */
export const PARTS = ['ui', 'content', 'mail'] as const
export type Part = (typeof PARTS)[number]

export type Messages = Readonly<Record<string, CompiledMessage>>
/** By language, by part, by message id (`<file>.<path>`). */
export type Texts = Readonly<Record<string, Readonly<Record<Part, Messages>>>>

type Text = { readonly file: string; readonly path: Path; readonly id: string; readonly text: string }

/** Changes the letters of a message, never its placeholders. */
export type MapText = (text: string) => string

/** All messages, compiled, and those that no one could read. What a language lacks is there in the first language. */
export const compileTexts = (
  files: ReadonlyArray<TextFile>,
  mapText?: MapText,
): { readonly texts: Texts; readonly faults: ReadonlyArray<Fault> } => {
  const faults: Array<Fault> = [...textClashes(files)]
  const own = (language: string, part: Part): Messages => {
    const messages: Record<string, CompiledMessage> = {}
    for (const { file, path, id, text } of textsIn(files, language, part)) {
      try {
        messages[id] = isPlain(text) && mapText === undefined ? [text] : compileMessageOrThrow(text, mapText)
      } catch (error) {
        faults.push({ level: 'error', file, path, message: `not a message: ${firstLine(error)}` })
      }
    }
    return messages
  }
  const partsOf = (language: string) => Object.fromEntries(PARTS.map((part) => [part, own(language, part)]))
  const first = partsOf(FIRST_LANGUAGE)
  const texts = Object.fromEntries(
    languagesIn(files).map((language) => {
      const parts = language === FIRST_LANGUAGE ? first : partsOf(language)
      return [language, Object.fromEntries(PARTS.map((part) => [part, { ...first[part], ...parts[part] }]))]
    }),
  )
  return { texts: texts as Texts, faults }
}

/** The message ids that a language has no text of its own for. */
export const untranslated = (files: ReadonlyArray<TextFile>, language: string): ReadonlyArray<string> => {
  const there = new Set(PARTS.flatMap((part) => textsIn(files, language, part).map(({ id }) => id)))
  return PARTS.flatMap((part) => textsIn(files, FIRST_LANGUAGE, part).map(({ id }) => id)).filter(
    (id) => !there.has(id),
  )
}

export const languagesIn = (files: ReadonlyArray<TextFile>): ReadonlyArray<string> => [
  ...new Set([FIRST_LANGUAGE, ...files.map(({ path }) => languageOf(path))]),
]

const languageOf = (path: string): string => path.split('/')[1] ?? FIRST_LANGUAGE

const partOf = (path: string): Part => {
  if (path.split('/')[2] === 'content') return 'content'
  return basename(path) === 'mail.json' ? 'mail' : 'ui'
}

const textsIn = (files: ReadonlyArray<TextFile>, language: string, part: Part): ReadonlyArray<Text> =>
  files
    .filter(({ path }) => languageOf(path) === language && partOf(path) === part)
    .flatMap(({ path, value }) => leavesOf(path, textFileName(path.replace(/^locales\//, '')), [], value))

const COMMENT = '//'

const leavesOf = (file: string, id: string, path: Path, value: unknown): ReadonlyArray<Text> => {
  if (typeof value === 'string') return [{ file, path, id, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === COMMENT ? [] : leavesOf(file, `${id}.${key}`, [...path, key], inner),
  )
}

/** Without braces and quotes a message is its text; most are, and need no parser. */
const isPlain = (text: string): boolean => !/[{}']/.test(text)

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
