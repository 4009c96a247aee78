import * as t from 'io-ts'
import { uuid } from '../checks.ts'
import { type Caller, endpointsOf } from '../endpoint.ts'
import { groupInPath } from '../group-path.ts'
import { WireChatMessage } from '../shapes/index.ts'
import { sentFields } from '../sent-fields.ts'

const { post, remove } = endpointsOf('chat')

const EmptyObject = t.type({})
const Chat = t.readonlyArray(WireChatMessage)
const OfMessage = t.type({ groupId: t.string, chatId: uuid('chatIdRequired') })
/** The newest message that the client has; when there are newer ones, it is answered the whole chat. */
const PreviousMessage = t.partial({ previousMsg: t.string })

type InMessage = { readonly params: t.TypeOf<typeof OfMessage> }
const messageOf = (input: InMessage, caller: Caller) => ({
  ...groupInPath(input, caller),
  message: input.params.chatId,
})

/** What a message says of the program it was written with. docs/reference/api.md 3.6. */
const CLIENTS: Readonly<Record<string, string>> = {
  'daykeep-web': 'web',
  'habitica-web': 'web',
  'habitica-ios': 'ios',
  'habitica-android': 'android',
}

/** docs/reference/api.md 2.12. */
export const chatCommandEndpoints = {
  postMessage: post('/groups/:groupId/chat', {
    auth: 'required',
    summary: "Writes into a group's chat",
    query: PreviousMessage,
    body: t.partial({ message: t.unknown }),
    response: t.union([t.type({ message: WireChatMessage }), t.type({ chat: Chat })]),
    shared: {
      name: 'postMessage',
      fieldRefusals: { messageGroupChatBlankMessage: 'message' },
      toParams: (input, caller) => ({
        ...groupInPath(input, caller),
        text: typeof input.body.message === 'string' ? input.body.message : '',
        client: CLIENTS[caller.client] ?? '3rd Party',
      }),
    },
  }),
  deleteMessage: remove('/groups/:groupId/chat/:chatId', {
    auth: 'required',
    summary: 'Deletes a message from a chat',
    params: OfMessage,
    query: PreviousMessage,
    response: t.union([Chat, EmptyObject]),
    shared: { name: 'deleteMessage', toParams: messageOf },
  }),
  likeMessage: post('/groups/:groupId/chat/:chatId/like', {
    auth: 'required',
    summary: 'Likes a message, or takes the like back',
    params: OfMessage,
    response: WireChatMessage,
    shared: { name: 'likeMessage', toParams: messageOf },
  }),
  flagMessage: post('/groups/:groupId/chat/:chatId/flag', {
    auth: 'required',
    summary: 'Reports a message to the moderators',
    params: OfMessage,
    body: t.partial({ comment: t.unknown }),
    response: WireChatMessage,
    shared: {
      name: 'flagMessage',
      toParams: (input, caller) => ({ ...messageOf(input, caller), ...sentFields(input.body, ['comment']) }),
    },
  }),
  clearMessageFlags: post('/groups/:groupId/chat/:chatId/clearflags', {
    auth: 'required',
    summary: 'Clears the reports of a message; for moderators',
    params: OfMessage,
    response: EmptyObject,
    shared: { name: 'clearMessageFlags', toParams: messageOf },
  }),
} as const
