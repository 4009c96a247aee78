import type { User } from '@daykeep/rules/model'
import { blocking, change, itRefusesTogether, muted, NOBODY } from '../../test-kit/it-refuses-together.ts'

const optedOut = (user: User): User => ({ ...user, inbox: { ...user.inbox, optOut: true } })

const message = { message: 'Hello' }
const letter = { toUserId: 'LEADER', message: 'Hello' }
const gems = { toUserId: 'LEADER', gemAmount: 4 }
const SEND = 'POST /members/send-private-message'
const GIVE = 'POST /members/transfer-gems'

itRefusesTogether('chats', [
  [
    'leader',
    'POST /groups/PARTY/chat',
    'it says nothing',
    400,
    'invalidReqParams',
    { body: { message: ' ' }, field: 'message' },
  ],
  [
    'leader',
    'POST /groups/PARTY/chat',
    'it is no text',
    400,
    'invalidReqParams',
    { body: { message: 7 }, field: 'message' },
  ],
  ['outsider', 'POST /groups/PARTY/chat', 'they are not in it', 404, 'groupNotFound', { body: message }],
  [
    'leader',
    'POST /groups/PARTY/chat',
    'they may not write',
    401,
    'chatPrivilegesRevoked',
    { before: change('leader', muted), body: message },
  ],
  ['leader', 'DELETE /groups/PARTY/chat/first', 'it is no id', 400, 'invalidReqParams', { field: 'chatId' }],
  ['outsider', `DELETE /groups/PARTY/chat/${NOBODY}`, 'they are not in it', 404, 'groupNotFound'],
  ['leader', `DELETE /groups/PARTY/chat/${NOBODY}`, 'there is none', 404, 'messageGroupChatNotFound'],
  ['leader', `POST /groups/PARTY/chat/${NOBODY}/like`, 'there is none', 404, 'messageGroupChatNotFound'],
  ['outsider', `POST /groups/PARTY/chat/${NOBODY}/like`, 'they are not in it', 404, 'groupNotFound'],
  ['leader', `POST /groups/PARTY/chat/${NOBODY}/flag`, 'there is none', 404, 'messageGroupChatNotFound'],
  [
    'leader',
    `POST /groups/PARTY/chat/${NOBODY}/clearflags`,
    'they are no moderator',
    401,
    'messageGroupChatAdminClearFlagCount',
  ],
])

itRefusesTogether('private messages', [
  [
    'outsider',
    SEND,
    'it says nothing',
    400,
    'invalidReqParams',
    { body: { ...letter, message: '' }, field: 'message' },
  ],
  [
    'outsider',
    SEND,
    'it goes to no id',
    400,
    'invalidReqParams',
    { body: { ...letter, toUserId: 'ann' }, field: 'toUserId' },
  ],
  ['outsider', SEND, 'there is nobody', 404, 'userNotFound', { body: { ...letter, toUserId: NOBODY } }],
  [
    'outsider',
    SEND,
    'they may not write',
    401,
    'chatPrivilegesRevoked',
    { before: change('outsider', muted), body: letter },
  ],
  [
    'outsider',
    SEND,
    'they are blocked',
    401,
    'notAuthorizedToSendMessageToThisUser',
    { before: blocking('leader', 'outsider'), body: letter },
  ],
  [
    'outsider',
    SEND,
    'they block',
    401,
    'blockedToSendToThisUser',
    { before: blocking('outsider', 'leader'), body: letter },
  ],
  [
    'outsider',
    SEND,
    'the other wants none',
    401,
    'notAuthorizedToSendMessageToThisUser',
    { before: change('leader', optedOut), body: letter },
  ],
  [
    'outsider',
    GIVE,
    'no number is named',
    400,
    'invalidReqParams',
    { body: { toUserId: 'LEADER' }, field: 'gemAmount' },
  ],
  ['outsider', GIVE, 'they have none', 401, 'badAmountOfGemsToSend', { body: gems }],
  [
    'outsider',
    GIVE,
    'its words do not fit',
    400,
    'giftMessageTooLong',
    { body: { ...gems, message: 'x'.repeat(201) } },
  ],
  ['leader', GIVE, 'it is themselves', 401, 'cannotSendGemsToYourself', { body: gems }],
  ['outsider', GIVE, 'there is nobody', 404, 'userNotFound', { body: { ...gems, toUserId: NOBODY } }],
  ['outsider', `POST /inbox/like-private-message/${NOBODY}`, 'there is none', 404, 'messageGroupChatNotFound'],
  [
    'outsider',
    'POST /inbox/like-private-message/first',
    'it is no id',
    400,
    'invalidReqParams',
    { field: 'uniqueMessageId' },
  ],
  ['outsider', `POST /members/flag-private-message/${NOBODY}`, 'there is none', 400, 'messageGroupChatNotFound'],
  ['outsider', `DELETE /inbox/messages/${NOBODY}`, 'there is none', 404, 'messageGroupChatNotFound'],
  ['outsider', `POST /members/${NOBODY}/flag`, 'there is nobody', 404, 'userWithIDNotFound'],
  ['outsider', 'POST /members/somebody/flag', 'it is no id', 400, 'invalidReqParams', { field: 'memberId' }],
  [
    'outsider',
    'POST /members/LEADER/flag',
    'they did',
    400,
    'profileAlreadyFlagged',
    { before: ({ leader, outsider }) => outsider.call('POST', `/members/${leader.id}/flag`) },
  ],
  ['outsider', 'POST /members/LEADER/clear-flags', 'they are no moderator', 400, 'onlyModeratorsClearProfileFlags'],
])
