import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { seeChat } from './see-chat.ts'

/** docs/reference/api.md 2.12. */
export const chatCommands = {
  seeChat: userCommand({ params: t.readonly(t.type({ group: t.string })), rule: seeChat }),
} as const
