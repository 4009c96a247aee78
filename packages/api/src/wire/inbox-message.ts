import { authorOf } from '@daykeep/rules/chat'
import { toIso } from '@daykeep/rules/kernel'
import type { PrivateMessage, User } from '@daykeep/rules/model'
import type { InboxMessage } from '../contract/index.ts'
import type { Translator } from '../i18n/translator.ts'

/** A player's copy of a private message: it shows the other player, whoever wrote it. docs/reference/api.md 3.6. */
export const toInboxMessage =
  (translator: Translator) =>
  (message: PrivateMessage): InboxMessage => {
    const line = toGiftLine(translator, message)
    return {
      ...message,
      id: message._id,
      timestamp: toIso(message.timestamp),
      text: withLine(line, message.text),
      unformattedText: withLine(line, message.unformattedText),
      flags: {},
      flagCount: 0,
    }
  }

/** The same as a page of a conversation shows it: with its author, and whom it went to. docs/reference/api.md 2.11. */
export const toPagedMessage = (translator: Translator, owner: User) => {
  const toMessage = toInboxMessage(translator)
  return (message: PrivateMessage): InboxMessage => {
    if (!message.sent) return toMessage(message)
    const { uuid, user, username, contributor, backer } = message
    const { user: _user, username: _name, ...rest } = toMessage(message)
    return {
      ...rest,
      ...authorOf(owner),
      uuid: owner._id,
      toUUID: uuid,
      ...(user === undefined ? {} : { toUser: user }),
      ...(username === undefined ? {} : { toUserName: username }),
      ...(contributor === undefined ? {} : { toUserContributor: contributor }),
      ...(backer === undefined ? {} : { toUserBacker: backer }),
    }
  }
}

/** What the game says of a gift, above what its giver writes. docs/reference/rules.md 11.7. */
const toGiftLine = ({ translate }: Translator, { info }: PrivateMessage): string => {
  const user = String(info['user'])
  if (info['type'] === 'gems_gifted') return translate('chatLines.gems_gifted', { user, gems: Number(info['gems']) })
  if (info['type'] !== 'subscription_gifted') return ''
  return translate('chatLines.subscription_gifted', { user, months: Number(info['months']) })
}

const withLine = (line: string, text: string): string =>
  line === '' || text === '' ? line + text : `${line}\n\n${text}`
