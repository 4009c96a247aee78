import type { User } from '@daykeep/rules/model'
import escapeHtml from 'escape-html'
import * as E from 'fp-ts/lib/Either.js'
import type { InboxMessage } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { toHtmlPage } from '../../core/html-page.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { toInboxMessage } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'
import { toLocalText } from './local-text.ts'
import { allMessages } from './messages.ts'

/** All private messages as a page that needs nothing else, the newest first. docs/reference/api.md 6.4. */
export const exportInbox: PlayerHandler<'exportInbox', 'store' | 'i18n'> = (app) => async (request) => {
  const { player } = request
  const translator = translatorFor(app, request)
  const messages = (await allMessages(app.store, player.id)).map(toInboxMessage(translator))
  const data = toHtmlPage({
    language: chooseLanguage(app.i18n.languages, request.languagePreferences),
    title: translator.translate('api.inboxOf', { user: player.body.profile.name }),
    content: messages.map((message) => toArticle(player.body, message, translator.translate)).join('\n'),
  })
  return E.right({ data, bare: true, file: { name: 'inbox.html', type: 'text/html' } })
}

const toArticle = (
  owner: User,
  { sent, user = '', username = '', timestamp, text }: InboxMessage,
  translate: (key: string, params: Readonly<Record<string, string>>) => string,
): string => {
  const other = username === '' ? user : `${user} (@${username})`
  const heading = translate(sent ? 'api.inboxTo' : 'api.inboxFrom', { user: other })
  const at = toDisplayed(owner, Date.parse(timestamp))
  return `<article><h2>${escapeHtml(heading)}</h2><p><time datetime="${escapeHtml(timestamp)}">${at}</time></p><pre>${escapeHtml(text)}</pre></article>`
}

/** By the player's clock and in the format of their dates. */
const toDisplayed = (owner: User, at: number): string => {
  const [day = '', time = ''] = toLocalText(owner, at).split(' ')
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  const formatted = owner.preferences.dateFormat.replace('yyyy', yyyy).replace('MM', MM).replace('dd', dd)
  return `${formatted} ${time}`
}
