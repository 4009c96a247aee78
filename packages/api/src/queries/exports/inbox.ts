import type { User } from '@daykeep/rules/model'
import escapeHtml from 'escape-html'
import * as E from 'fp-ts/lib/Either.js'
import type { InboxMessage } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { toInboxMessage } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'
import { toLocalText } from './local-text.ts'
import { allMessages } from './messages.ts'

const STYLE =
  'body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:.5rem 0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}'

/** All private messages as a page that needs nothing else, the newest first. docs/reference/api.md 6.4. */
export const exportInbox: PlayerHandler<'exportInbox', 'store' | 'i18n'> = (app) => async (request) => {
  const { player } = request
  const translator = translatorFor(app, request)
  const language = chooseLanguage(app.i18n.languages, request.languagePreferences)
  const messages = (await allMessages(app.store, player.id)).map(toInboxMessage(translator))
  const title = escapeHtml(translator.translate('api.inboxOf', { user: player.body.profile.name }))
  const articles = messages.map((message) => toArticle(player.body, message, translator.translate))
  const data = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
${articles.join('\n')}
</body></html>
`
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
