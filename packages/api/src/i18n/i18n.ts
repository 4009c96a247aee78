import { type Messages, setupI18n } from '@lingui/core'
import type { RefusalParams } from '@daykeep/rules/kernel'

/** The compiled messages of one language, by id. */
export type CompiledMessages = Messages

/** The texts of the server in all languages. */
export type I18n = {
  readonly languages: ReadonlyArray<string>
  /** The compiled messages of a language by the file they are in: `ui`, `content`, `mail`. */
  readonly messagesIn: (language: string, file: string) => CompiledMessages
  /** The message of the first id that has one, in this language or else in English. */
  readonly translate: (language: string, ids: ReadonlyArray<string>, params?: RefusalParams) => string | undefined
}

export const FALLBACK_LANGUAGE = 'en'

/** Messages that a language lacks fall back to English. */
export const createI18n = (
  compiled: Readonly<Record<string, CompiledMessages>>,
  messagesIn: I18n['messagesIn'] = () => ({}),
): I18n => {
  const speakers = new Map(
    Object.entries(compiled).map(([language, messages]) => [
      language,
      {
        messages,
        i18n: setupI18n({ locale: language.replace('_', '-'), messages: { [language.replace('_', '-')]: messages } }),
      },
    ]),
  )
  const translate: I18n['translate'] = (language, ids, params = {}) => {
    for (const spoken of [language, FALLBACK_LANGUAGE]) {
      const speaker = speakers.get(spoken)
      const id = ids.find((each) => speaker !== undefined && Object.hasOwn(speaker.messages, each))
      if (speaker !== undefined && id !== undefined) return speaker.i18n._(id, params)
    }
    return undefined
  }
  return { languages: [...speakers.keys()], translate, messagesIn }
}
