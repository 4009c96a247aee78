import type { User } from '@daykeep/rules/model'
import escapeHtml from 'escape-html'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, notFound, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { EndpointHandler, HandlerResult } from '../core/handler.ts'
import { toHtmlPage } from '../core/html-page.ts'
import {
  readUnsubscribeCode,
  toUnsubscribeLink,
  unsubscribedId,
  type Unsubscription,
} from '../core/emails/unsubscribe-link.ts'
import { chooseLanguage, type LanguagePreferences } from '../i18n/choose-language.ts'
import { createTranslator } from '../i18n/translator.ts'
import { updateAccount } from './update-account.ts'

type Dependencies = Pick<AppContext, 'store' | 'config' | 'i18n' | 'clock'>

/**
 * Ends the e-mails of one kind, or all of them, for whoever holds the code of an e-mail. The answer is a page.
 * Refuses invalidUnsubscriptionCode, userNotFound. docs/reference/api.md 6.5;
 * decision 107.
 */
export const unsubscribe: EndpointHandler<'unsubscribe', keyof Dependencies> =
  (app) =>
  ({ input, languagePreferences }) =>
    endByCode(app, input.query.code, languagePreferences)

/** The same, by opening the link. */
export const openUnsubscribeLink: EndpointHandler<'openUnsubscribeLink', keyof Dependencies> =
  (app) =>
  ({ input, languagePreferences }) =>
    endByCode(app, input.query.code, languagePreferences)

const endByCode = async (
  app: Dependencies,
  code: string,
  languagePreferences: LanguagePreferences,
): HandlerResult<string> => {
  const unsubscription = await readUnsubscribeCode(app.store, code)
  if (unsubscription === undefined) return E.left(badRequest('invalidUnsubscriptionCode'))
  const ended = await endEmails(app, unsubscription)
  if (E.isLeft(ended)) return ended
  const language = chooseLanguage(app.i18n.languages, { ...languagePreferences, ...ended.right })
  const data = await toPage(app, language, unsubscription)
  return E.right({ data, bare: true, file: { name: 'unsubscribed.html', type: 'text/html', isPage: true } })
}

/** The language of the reader, as far as it is known. */
const endEmails = async (
  app: Dependencies,
  { _id, email, kind }: Unsubscription,
): Promise<E.Either<ApiError, { readonly player?: string }>> => {
  if (_id === undefined) return endInvitations(app, email)
  const changed = await updateAccount(app, _id, async ({ user }) =>
    E.right({ user: withoutEmails(user.body, kind ?? 'unsubscribeFromAll') }),
  )
  if (E.isLeft(changed)) return changed.left.status === 408 ? changed : E.left(notFound('userNotFound'))
  const { language } = changed.right.user.body.preferences
  return E.right(language === undefined ? {} : { player: language })
}

const withoutEmails = (user: User, name: string): User => ({
  ...user,
  preferences: {
    ...user.preferences,
    emailNotifications: { ...user.preferences.emailNotifications, [name]: name === 'unsubscribeFromAll' },
  },
})

/** Done by the first of several requests. */
const endInvitations = async (
  { store, clock }: Dependencies,
  email: string,
): Promise<E.Either<ApiError, { readonly player?: string }>> => {
  const id = unsubscribedId(email)
  const committed = await store.commit([{ type: 'insert', collection: 'unsubscribed', id, body: { at: clock() } }])
  const isEnded = E.isRight(committed) || (await store.get('unsubscribed', id)) !== undefined
  return isEnded ? E.right({}) : E.left(timedOut('storeUnavailable'))
}

const toPage = async (app: Dependencies, language: string, unsubscription: Unsubscription): Promise<string> => {
  const { translate } = createTranslator(app.i18n, language)
  const { _id, email, kind } = unsubscription
  const paragraph = (text: string) => `<p>${text}</p>`
  const link = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
  const text =
    kind === undefined
      ? translate('api.unsubscribedFromAll', { email })
      : translate('api.unsubscribedFrom', { email, kind: translate(`settings.emails.${kind}`) })
  const content = [
    paragraph(escapeHtml(text)),
    ...(_id === undefined || kind === undefined
      ? []
      : [paragraph(link(await toUnsubscribeLink(app, { _id, email }), translate('api.unsubscribeFromAll')))]),
    ...(_id === undefined
      ? []
      : [paragraph(link(`${app.config.baseUrl}/user/settings/notifications`, translate('api.emailSettings')))]),
  ]
  return toHtmlPage({ language, title: translate('api.unsubscribed'), content: content.join('\n') })
}
