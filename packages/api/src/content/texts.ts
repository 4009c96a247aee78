import * as E from 'fp-ts/lib/Either.js'
import type { EndpointHandler } from '../core/handler.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'

/** `<` is written as an escape, so that the script may stand inside of a page. */
const toScript = (name: string, value: unknown): string =>
  `globalThis[${JSON.stringify(name)}] = ${JSON.stringify(value).replaceAll('<', '\\u003c')};\n`

const script =
  <Name extends 'i18nCore' | 'i18nContent'>(file: 'ui' | 'content'): EndpointHandler<Name, 'i18n'> =>
  ({ i18n }) =>
  async ({ languagePreferences }) => {
    const language = chooseLanguage(i18n.languages, languagePreferences)
    const strings = i18n.messagesIn(language, file)
    const data = toScript(`daykeep-i18n-${file === 'ui' ? 'core' : file}`, {
      language,
      availableLanguages: i18n.languages,
      strings,
    })
    return E.right({ data, bare: true, file: { name: `${file}.js`, type: 'application/javascript', isPage: true } })
  }

/** Answers clients that count what players do, and keeps nothing of it. docs/reference/api.md 1.3. */
export const trackEvent: EndpointHandler<'trackEvent'> = () => async () =>
  E.right({ data: {}, bare: true, file: { name: 'tracked.json', type: 'application/json', isPage: true } })

/** The words of the app, compiled for Lingui, as a script. docs/reference/api.md 2.15. */
export const i18nCore = script<'i18nCore'>('ui')

/** Names and notes of the content in the same way. docs/reference/api.md 2.15. */
export const i18nContent = script<'i18nContent'>('content')
