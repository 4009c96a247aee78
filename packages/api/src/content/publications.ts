import * as E from 'fp-ts/lib/Either.js'
import type { ApiRequest } from '../core/api-request.ts'
import { toPublications } from './document/publications.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { storedLanguage } from './content.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** The questions that players ask. Every answer is for all platforms. docs/reference/api.md 2.15. */
export const faq: EndpointHandler<'faq', 'catalogue' | 'i18n' | 'store'> = (app) => async (request) => {
  const translator = await translatorFor(app, request, request.input.query.language)
  const { questions } = toPublications(app.catalogue, translator).faq
  const help = `${translator.translate('pages.faqHelp')} ${app.catalogue.publications?.operator?.email ?? ''}`
  return E.right({
    data: { questions: questions.map((each) => ({ ...each, exclusions: [] })), stillNeedHelp: { web: help.trim() } },
  })
}

/** Into the language of the request, or that of the player. */
export const translatorFor = async (
  app: Pick<AppContext, 'i18n' | 'store'>,
  { session, languagePreferences }: ApiRequest<unknown>,
  query = languagePreferences.query,
) => {
  const player = session === undefined ? undefined : await storedLanguage(app, session.userId)
  return createTranslator(app.i18n, chooseLanguage(app.i18n.languages, { ...languagePreferences, query, player }))
}
