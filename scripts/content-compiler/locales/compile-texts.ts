import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { ContentIssue } from '../issue.ts'
import {
  SOURCE_LANGUAGE,
  type TransformText,
  type Namespace,
  NAMESPACES,
  type LocaleMessages,
  readMessages,
} from './read-messages.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { textClashes } from './text-clashes.ts'

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>
/** By language, by part, by message id (`<file>.<path>`). */
export type Texts = Readonly<Record<string, Readonly<Record<Namespace, CompiledMessages>>>>

type CompiledLocales = {
  readonly texts: Texts
  readonly issues: ReadonlyArray<ContentIssue>
  /** The messages that each language has itself, the source language first. */
  readonly languages: ReadonlyMap<string, LocaleMessages>
}

/** All messages, compiled, and those that cannot be parsed. A message that a language lacks is that of the source language. */
export const compileTexts = (files: ReadonlyArray<SourceFile>, transform?: TransformText): CompiledLocales => {
  const { languages, issues } = readMessages(files, transform)
  const first = byNamespace(languages.get(SOURCE_LANGUAGE))
  const texts = [...languages].map(([language, messages]) => {
    const own = language === SOURCE_LANGUAGE ? first : byNamespace(messages)
    return [language, mapNamespaces((part) => ({ ...first[part], ...own[part] }))] as const
  })
  return { texts: Object.fromEntries(texts), issues: [...textClashes(files), ...issues], languages }
}

const byNamespace = (messages: LocaleMessages = new Map()): Readonly<Record<Namespace, CompiledMessages>> => {
  const parts = mapNamespaces((): Record<string, CompiledMessage> => ({}))
  for (const [id, { namespace: part, message }] of messages) parts[part][id] = message
  return parts
}

const mapNamespaces = <A>(make: (part: Namespace) => A): Readonly<Record<Namespace, A>> =>
  Object.fromEntries(NAMESPACES.map((part) => [part, make(part)])) as Record<Namespace, A>
