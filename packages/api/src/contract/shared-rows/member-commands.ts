import * as t from 'io-ts'
import { requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { InboxMessage } from '../shapes/index.ts'
import { sentFields } from '../sent-fields.ts'

const { post, remove } = endpointsOf('members')

const EmptyObject = t.type({})
const Receiver = t.type({ toUserId: uuid('toUserIDRequired') })
const ofMember = t.type({ memberId: uuid('memberIdRequired') })

/** A profile, and the complaint that the player has made about it. */
const FlaggedProfile = t.type({
  _id: t.string,
  auth: t.record(t.string, t.unknown),
  profile: t.intersection([t.record(t.string, t.unknown), t.type({ flags: t.record(t.string, t.unknown) })]),
})

/** docs/reference/api.md 2.11. */
export const memberCommandEndpoints = {
  sendPrivateMessage: post('/members/send-private-message', {
    auth: 'required',
    summary: 'Writes a private message',
    body: t.intersection([Receiver, t.type({ message: requiredText('messageRequired') })]),
    response: t.type({ message: InboxMessage }),
    shared: { name: 'sendPrivateMessage', toParams: ({ body }) => ({ to: body.toUserId, text: body.message }) },
  }),
  sendGems: post('/members/transfer-gems', {
    auth: 'required',
    summary: 'Gives gems to another player, with a message',
    body: t.intersection([Receiver, t.partial({ gemAmount: t.unknown, message: t.unknown })]),
    response: EmptyObject,
    shared: {
      name: 'sendGems',
      fieldRefusals: { gemAmountRequired: 'gemAmount' },
      toParams: ({ body }) => ({ to: body.toUserId, gems: body.gemAmount, ...sentFields(body, ['message']) }),
    },
  }),
  likePrivateMessage: post('/inbox/like-private-message/:uniqueMessageId', {
    auth: 'required',
    summary: 'Likes a private message, or takes the like back',
    params: t.type({ uniqueMessageId: uuid('messageIdRequired') }),
    response: InboxMessage,
    shared: { name: 'likePrivateMessage', toParams: ({ params }) => ({ both: params.uniqueMessageId }) },
  }),
  flagPrivateMessage: post('/members/flag-private-message/:messageId', {
    auth: 'required',
    summary: 'Reports a private message to the moderators',
    params: t.type({ messageId: uuid('messageIdRequired') }),
    body: t.partial({ comment: t.unknown }),
    response: t.type({ ok: t.boolean, message: InboxMessage }),
    shared: {
      name: 'flagPrivateMessage',
      toParams: ({ params, body }) => ({ message: params.messageId, ...sentFields(body, ['comment']) }),
    },
  }),
  deletePrivateMessage: remove('/inbox/messages/:messageId', {
    auth: 'required',
    summary: "Deletes the player's copy of a private message",
    also: ['/user/messages/:messageId'],
    params: t.type({ messageId: uuid('messageIdRequired') }),
    response: EmptyObject,
    shared: { name: 'deletePrivateMessage', toParams: ({ params }) => ({ message: params.messageId }) },
  }),
  clearPrivateMessages: remove('/inbox/clear', {
    auth: 'required',
    summary: "Deletes the player's copies of all private messages",
    also: ['/user/messages'],
    response: EmptyObject,
    shared: { name: 'clearPrivateMessages', toParams: () => ({}) },
  }),
  flagProfile: post('/members/:memberId/flag', {
    auth: 'required',
    summary: "Reports a player's profile to the moderators",
    params: ofMember,
    body: t.partial({ comment: t.unknown, source: t.unknown }),
    response: FlaggedProfile,
    shared: {
      name: 'flagProfile',
      toParams: ({ params, body }) => ({ member: params.memberId, ...sentFields(body, ['comment', 'source']) }),
    },
  }),
  clearProfileFlags: post('/members/:memberId/clear-flags', {
    auth: 'required',
    summary: "Clears the reports of a player's profile; for moderators",
    params: ofMember,
    response: EmptyObject,
    shared: { name: 'clearProfileFlags', toParams: ({ params }) => ({ member: params.memberId }) },
  }),
} as const
