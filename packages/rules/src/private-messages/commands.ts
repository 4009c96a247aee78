import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { blockUser } from './block-user.ts'
import { readPrivateMessages } from './read-private-messages.ts'

/** docs/reference/api.md 2.2. Journals keep the name `readLetters`. */
export const privateMessageCommands = {
  blockUser: userCommand({ params: t.readonly(t.type({ user: t.string })), rule: blockUser }),
  readLetters: userCommand({
    params: t.readonly(t.partial({ conversation: t.string, listed: t.boolean })),
    rule: readPrivateMessages,
  }),
} as const
