import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Fault } from '../../packages/rules/src/content/index.ts'
import { FIRST_LANGUAGE, type MapText, type Part, PARTS, type Speech, spokenTexts } from './languages/spoken-texts.ts'
import type { TextFile } from './read-content.ts'
import { textClashes } from './text-clashes.ts'

export type Messages = Readonly<Record<string, CompiledMessage>>
/** By language, by part, by message id (`<file>.<path>`). */
export type Texts = Readonly<Record<string, Readonly<Record<Part, Messages>>>>

type Compiled = {
  readonly texts: Texts
  readonly faults: ReadonlyArray<Fault>
  /** What each language says itself, the first language first. */
  readonly languages: ReadonlyMap<string, Speech>
}

/** All messages, compiled, and those that no one could read. What a language lacks is there in the first language. */
export const compileTexts = (files: ReadonlyArray<TextFile>, mapText?: MapText): Compiled => {
  const { languages, faults } = spokenTexts(files, mapText)
  const first = partsOf(languages.get(FIRST_LANGUAGE))
  const texts = [...languages].map(([language, speech]) => {
    const own = language === FIRST_LANGUAGE ? first : partsOf(speech)
    return [language, inEachPart((part) => ({ ...first[part], ...own[part] }))] as const
  })
  return { texts: Object.fromEntries(texts), faults: [...textClashes(files), ...faults], languages }
}

const partsOf = (speech: Speech = new Map()): Readonly<Record<Part, Messages>> => {
  const parts = inEachPart((): Record<string, CompiledMessage> => ({}))
  for (const [id, { part, message }] of speech) parts[part][id] = message
  return parts
}

const inEachPart = <A>(make: (part: Part) => A): Readonly<Record<Part, A>> =>
  Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<Part, A>
