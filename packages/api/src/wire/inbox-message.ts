import { toIso } from '@daykeep/rules/kernel'
import type { PrivateMessage, User } from '@daykeep/rules/model'
import { authorOf } from '@daykeep/rules/chat'
import type { InboxMessage } from '../contract/index.ts'

/** A player's copy of a private message: it shows the other player, whoever wrote it. docs/reference/api.md 3.6. */
export const toInboxMessage = (message: PrivateMessage): InboxMessage => ({
  ...message,
  id: message._id,
  timestamp: toIso(message.timestamp),
  flags: {},
  flagCount: 0,
})

/** The same as a page of a conversation shows it: with its author, and whom it went to. docs/reference/api.md 2.11. */
export const toPagedMessage =
  (owner: User) =>
  (message: PrivateMessage): InboxMessage => {
    if (!message.sent) return toInboxMessage(message)
    const { uuid, user, username, contributor, backer } = message
    const { user: _user, username: _name, ...rest } = toInboxMessage(message)
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
