import * as t from 'io-ts'
import { documentById, type DocumentQuery, documentsWhere, findDocument } from '../documents/index.ts'
import { RequiredText, TAVERN } from '../model/index.ts'
import { caseAbout } from '../reports/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { deleteMessage } from './delete-message.ts'
import { clearMessageFlags, flagMessage } from './flag-message.ts'
import { likeMessage } from './like-message.ts'
import { mentionedIn } from './mentions.ts'
import { messageText } from './message-text.ts'
import { postMessage } from './post-message.ts'
import { SPAM } from './spam.ts'

const group = RequiredText
const oneMessage = paramsOf({ group, message: t.string }, {})
const refuses = { group: 'groupIdRequired' } as const

const messageInGroup = (params: { readonly group: string; readonly message: string }): ReadonlyArray<DocumentQuery> => [
  documentById('groups', params.group),
  documentById('messages', params.message),
]

const messageAndCase = (params: Parameters<typeof messageInGroup>[0]): ReadonlyArray<DocumentQuery> => [
  ...messageInGroup(params),
  caseAbout('message', params.message),
]

const mentioned = (text: string): ReadonlyArray<DocumentQuery> => {
  const values = mentionedIn(messageText(text))
  return values.length === 0
    ? []
    : [documentsWhere('users', { type: 'in', path: 'auth.local.lowerCaseUsername', values })]
}

/** The author's latest messages in the tavern, as many as the spam check needs. */
const lastInTavern = (group: string, author: string): ReadonlyArray<DocumentQuery> =>
  group === TAVERN
    ? [
        {
          kind: 'messages',
          where: {
            type: 'and',
            filters: [
              { type: 'eq', path: 'groupId', value: TAVERN },
              { type: 'eq', path: 'uuid', value: author },
            ],
          },
          newest: SPAM.messages,
        },
      ]
    : []

/** docs/reference/api.md 2.12. */
export const sharedChatCommands = {
  postMessage: sharedCommand({
    params: paramsOf({ group, text: t.string }, { client: t.string, newcomersWait: t.number }),
    refuses: { ...refuses, text: 'messageGroupChatBlankMessage' },
    needs: ({ group: id, text }, actorId) => [
      documentById('groups', id, 'group.readers'),
      ...mentioned(text),
      ...lastInTavern(id, actorId),
    ],
    reaches: 'members',
    rule: postMessage,
  }),
  likeMessage: sharedCommand({ params: oneMessage, refuses, needs: messageInGroup, rule: likeMessage }),
  flagMessage: sharedCommand({
    params: paramsOf({ group, message: t.string }, { comment: t.string }),
    refuses,
    needs: messageAndCase,
    rule: flagMessage,
  }),
  clearMessageFlags: sharedCommand({
    params: oneMessage,
    refuses,
    needs: messageAndCase,
    isStaffAct: () => true,
    rule: clearMessageFlags,
  }),
  deleteMessage: sharedCommand({
    params: oneMessage,
    refuses,
    needs: messageAndCase,
    isStaffAct: ({ actorId, message }, documents) => findDocument(documents, 'messages', message)?.uuid !== actorId,
    rule: deleteMessage,
  }),
} as const
