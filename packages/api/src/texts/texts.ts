import { type Messages, setupI18n } from '@lingui/core'
import type { RefusalParams } from '@daykeep/rules/kernel'

/** The texts of one language, by id, in the form that the content compiler writes. */
export type CompiledTexts = Messages

/** Everything the server says to people. */
export type Texts = {
  readonly languages: ReadonlyArray<string>
  /** The text of the first of these ids that has one, in this language or else in English. */
  readonly say: (language: string, ids: ReadonlyArray<string>, params?: RefusalParams) => string | undefined
}

export const FALLBACK_LANGUAGE = 'en'

/** Texts that are ready to be said. A language that lacks a text says it in English. */
export const textsOf = (compiled: Readonly<Record<string, CompiledTexts>>): Texts => {
  const speakers = new Map(
    Object.entries(compiled).map(([language, messages]) => [
      language,
      {
        messages,
        i18n: setupI18n({ locale: language.replace('_', '-'), messages: { [language.replace('_', '-')]: messages } }),
      },
    ]),
  )
  const say: Texts['say'] = (language, ids, params = {}) => {
    for (const spoken of [language, FALLBACK_LANGUAGE]) {
      const speaker = speakers.get(spoken)
      const id = ids.find((each) => speaker !== undefined && Object.hasOwn(speaker.messages, each))
      if (speaker !== undefined && id !== undefined) return speaker.i18n._(id, params)
    }
    return undefined
  }
  return { languages: [...speakers.keys()], say }
}
