import { basename } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { ContentIssue, Path } from '../issue.ts'
import type { SourceFile } from '../sources/source-file.ts'

/** The language that every text is written in first, and that all others fall back to. */
export const SOURCE_LANGUAGE = 'en'

/** `ui`: words of the app, refusals and messages. `content`: names and notes of entries. `mail`: e-mails. */
export const NAMESPACES = ['ui', 'content', 'mail'] as const
export type Namespace = (typeof NAMESPACES)[number]

/** One text of one language and the message compiled from it. Its id is `<file>.<path>`. */
export type Message = {
  readonly file: string
  readonly path: Path
  readonly namespace: Namespace
  readonly text: string
  readonly message: CompiledMessage
}

/** By message id, in the order of the files. */
export type LocaleMessages = ReadonlyMap<string, Message>

/** Changes the letters of a message, never its placeholders. */
export type TransformText = (text: string) => string

type ReadLocales = {
  /** The source language first. */
  readonly languages: ReadonlyMap<string, LocaleMessages>
  readonly issues: ReadonlyArray<ContentIssue>
}

/** Every text of every language, read once, and those that no one could read. */
export const readMessages = (files: ReadonlyArray<SourceFile>, transform?: TransformText): ReadLocales => {
  const issues: Array<ContentIssue> = []
  const languages = new Map<string, Map<string, Message>>([[SOURCE_LANGUAGE, new Map()]])
  for (const { path: file, value } of files) {
    const language = file.split('/')[1] ?? SOURCE_LANGUAGE
    const messages = languages.get(language) ?? new Map<string, Message>()
    languages.set(language, messages)
    const part = namespaceOf(file)
    for (const { path, id, text } of leavesOf(messagePrefix(file.replace(/^locales\//, '')), [], value)) {
      try {
        messages.set(id, { file, path, namespace: part, text, message: messageOf(text, transform) })
      } catch (error) {
        issues.push({ severity: 'error', file, path, message: `not a message: ${firstLine(error)}` })
      }
    }
  }
  return { languages, issues }
}

/** Without braces and quotes a message is its text; most are, and need no parser. */
const messageOf = (text: string, transform: TransformText | undefined): CompiledMessage => {
  if (/[{}']/.test(text)) return compileMessageOrThrow(text, transform)
  return [transform === undefined ? text : transform(text)]
}

const namespaceOf = (path: string): Namespace => {
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

/**
 * The first part of the ids of a file's messages: the name of the file; for names and notes of entries their kind, which may be
 * one file (`content/gear.json`) or a folder of them (`content/gear/winter-2025.json`). The path is below `locales/`.
 */
export const messagePrefix = (path: string): string => {
  const [, part, kind, ...rest] = path.split('/')
  const name = part === 'content' && kind !== undefined && rest.length > 0 ? kind : path.split('/').at(-1)
  return (name ?? path).replace(/\.json$/, '')
}
