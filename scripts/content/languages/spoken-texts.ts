import { basename } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Fault, Path } from '../../../packages/rules/src/content/index.ts'
import type { TextFile } from '../read-content.ts'
import { textFileName } from '../text-file-name.ts'

/** The language every text is written in first, and that all others fall back to. */
export const FIRST_LANGUAGE = 'en'

/** `ui`: the app's words, refusals and messages. `content`: names and notes of things. `mail`: what is sent. */
export const PARTS = ['ui', 'content', 'mail'] as const
export type Part = (typeof PARTS)[number]

/** One text of one language: where it stands, its id (`<file>.<path>`), and the message that it makes. */
export type Spoken = {
  readonly file: string
  readonly path: Path
  readonly part: Part
  readonly text: string
  readonly message: CompiledMessage
}

/** By message id, in the order of the files. */
export type Speech = ReadonlyMap<string, Spoken>

/** Changes the letters of a message, never its placeholders. */
export type MapText = (text: string) => string

type Heard = {
  /** The first language, and then the others. */
  readonly languages: ReadonlyMap<string, Speech>
  readonly faults: ReadonlyArray<Fault>
}

/** Every text of every language, read once, and those that no one could read. */
export const spokenTexts = (files: ReadonlyArray<TextFile>, mapText?: MapText): Heard => {
  const faults: Array<Fault> = []
  const languages = new Map<string, Map<string, Spoken>>([[FIRST_LANGUAGE, new Map()]])
  for (const { path: file, value } of files) {
    const language = file.split('/')[1] ?? FIRST_LANGUAGE
    const speech = languages.get(language) ?? new Map<string, Spoken>()
    languages.set(language, speech)
    const part = partOf(file)
    for (const { path, id, text } of leavesOf(textFileName(file.replace(/^locales\//, '')), [], value)) {
      try {
        speech.set(id, { file, path, part, text, message: messageOf(text, mapText) })
      } catch (error) {
        faults.push({ level: 'error', file, path, message: `not a message: ${firstLine(error)}` })
      }
    }
  }
  return { languages, faults }
}

/** Without braces and quotes a message is its text; most are, and need no parser. */
const messageOf = (text: string, mapText: MapText | undefined): CompiledMessage => {
  if (/[{}']/.test(text)) return compileMessageOrThrow(text, mapText)
  return [mapText === undefined ? text : mapText(text)]
}

const partOf = (path: string): Part => {
  if (path.split('/')[2] === 'content') return 'content'
  return basename(path) === 'mail.json' ? 'mail' : 'ui'
}

type Leaf = { readonly path: Path; readonly id: string; readonly text: string }

const COMMENT = '//'

const leavesOf = (id: string, path: Path, value: unknown): ReadonlyArray<Leaf> => {
  if (typeof value === 'string') return [{ path, id, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === COMMENT ? [] : leavesOf(`${id}.${key}`, [...path, key], inner),
  )
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
