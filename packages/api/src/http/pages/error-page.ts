import escapeHtml from 'escape-html'
import type { Context } from 'koa'
import type { ErrorBody } from '../../contract/index.ts'
import { toHtmlPage } from '../../core/html-page.ts'
import type { I18n } from '../../i18n/i18n.ts'
import { createTranslator } from '../../i18n/translator.ts'

/** Whether somebody has followed a link to an answer of ours, as those in e-mails: programs ask for JSON, or for anything. */
export const isOpenedInBrowser = (ctx: Context): boolean =>
  ctx.method === 'GET' && !/^\/api(?:\/|$)/i.test(ctx.path) && ctx.accepts('json', 'html') === 'html'

/** A refusal as a page with the way to the app. */
export const toErrorPage = (i18n: I18n, language: string, { message, errors = [] }: ErrorBody): string => {
  const { translate } = createTranslator(i18n, language)
  const sentences = errors.length === 0 ? [message] : errors.map((each) => each.message)
  const content = [...new Set(sentences)].map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
  const way = `<p><a href="/">${escapeHtml(translate('api.toTheApp'))}</a></p>`
  return toHtmlPage({ language, title: translate('api.notPossible'), content: [...content, way].join('\n') })
}
