import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { Figure } from '../model/index.ts'
import { seeChat } from './see-chat.ts'

/** docs/reference/api.md 2.12. */
export const chatCommands = {
  seeChat: userCommand({
    params: t.readonly(t.intersection([t.type({ group: t.string }), t.partial({ until: Figure })])),
    rule: seeChat,
  }),
} as const
