import * as E from 'fp-ts/lib/Either.js'
import type { ApiRequest } from '../core/api-request.ts'
import { newsPosts } from './document/news.ts'
import { toPublications } from './document/publications.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { storedLanguage } from './content.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** Posts a page. */
const PAGE_SIZE = 10

/** The questions that players ask. Every answer is for all platforms. docs/reference/api.md 2.15. */
export const faq: EndpointHandler<'faq', 'catalogue' | 'i18n' | 'store'> = (app) => async (request) => {
  const translator = await translatorFor(app, request, request.input.query.language)
  const { questions } = toPublications(app.catalogue, translator).faq
  const help = `${translator.translate('pages.faqHelp')} ${app.catalogue.publications?.operator?.email ?? ''}`
  return E.right({
    data: { questions: questions.map((each) => ({ ...each, exclusions: [] })), stillNeedHelp: { web: help.trim() } },
  })
}

/** What was told by now, newest first; the third version of the API answers one page, as HTML. docs/reference/api.md 2.15. */
export const news: EndpointHandler<'news', 'catalogue' | 'clock' | 'i18n' | 'store'> = (app) => async (request) => {
  const posts = newsPosts(app.catalogue, await translatorFor(app, request), app.clock())
  const from = Number(request.input.query.page) * PAGE_SIZE
  const page = posts.slice(from, from + PAGE_SIZE)
  if (request.apiVersion === 'v4') return E.right({ data: page })
  const html = page.map(({ title, text }) => `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(text)}</p>`).join('\n')
  return E.right({ data: { html }, bare: true })
}

const translatorFor = async (
  app: Pick<AppContext, 'i18n' | 'store'>,
  { session, languagePreferences }: ApiRequest<unknown>,
  query = languagePreferences.query,
) => {
  const player = session === undefined ? undefined : await storedLanguage(app, session.userId)
  return createTranslator(app.i18n, chooseLanguage(app.i18n.languages, { ...languagePreferences, query, player }))
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
