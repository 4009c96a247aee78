import * as t from 'io-ts'
import { documentById, documentsWhere } from '../documents/index.ts'
import { caseAbout } from '../reports/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { clearPrivateMessages, deletePrivateMessage } from './delete-private-message.ts'
import { flagPrivateMessage } from './flag-private-message.ts'
import { likePrivateMessage } from './like-private-message.ts'
import { sendPrivateMessage } from './send-private-message.ts'

const message = t.string

/** docs/reference/api.md 2.11. */
export const sharedPrivateMessageCommands = {
  sendPrivateMessage: sharedCommand({
    params: paramsOf({ to: t.string, text: t.string }, {}),
    refuses: { text: 'messageRequired' },
    needs: ({ to }) => [documentById('users', to)],
    rule: sendPrivateMessage,
  }),
  likePrivateMessage: sharedCommand({
    params: paramsOf({ both: t.string }, {}),
    needs: ({ both }) => [documentsWhere('privateMessages', { type: 'eq', path: 'uniqueMessageId', value: both })],
    rule: likePrivateMessage,
  }),
  flagPrivateMessage: sharedCommand({
    params: paramsOf({ message }, { comment: t.string }),
    needs: (params) => [documentById('privateMessages', params.message), caseAbout('privateMessage', params.message)],
    rule: flagPrivateMessage,
  }),
  deletePrivateMessage: sharedCommand({
    params: paramsOf({ message }, {}),
    needs: (params) => [documentById('privateMessages', params.message)],
    rule: deletePrivateMessage,
  }),
  clearPrivateMessages: sharedCommand({
    params: paramsOf({}, {}),
    needs: (_, actorId) => [documentsWhere('privateMessages', { type: 'eq', path: 'ownerId', value: actorId })],
    rule: clearPrivateMessages,
  }),
} as const
