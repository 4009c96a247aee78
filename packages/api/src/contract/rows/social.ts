import * as t from 'io-ts'
import { oneOfTexts, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { sentFields } from '../sent-fields.ts'

const { post } = endpointsOf('people')

const EmptyObject = t.type({})

type InGroup = { readonly group: string }

const groupOf = ({ params }: { readonly params: { readonly groupId: string } }) => ({ group: params.groupId })
const toGroupRequest = ({ group }: InGroup) => ({ params: { groupId: group } })

/** Social calls that change the player's own documents only. docs/reference/api.md 2.2, 2.6, 2.9 and 2.12. */
export const socialEndpoints = {
  rejectInvitation: post('/groups/:groupId/reject-invite', {
    auth: 'required',
    summary: 'Declines an invitation to a group',
    response: EmptyObject,
    command: { name: 'rejectInvitation', toParams: groupOf, toRequest: toGroupRequest },
  }),
  seeChat: post('/groups/:groupId/chat/seen', {
    auth: 'required',
    summary: "Marks a group's chat as read; `until`: when the newest message was written that the player sees",
    body: t.partial({ until: t.unknown }),
    response: EmptyObject,
    command: {
      name: 'seeChat',
      toParams: ({ params, body }) => ({ group: params.groupId, ...sentFields(body, ['until']) }),
      toRequest: ({ group, until }) => ({ params: { groupId: group }, body: until === undefined ? {} : { until } }),
    },
  }),
  blockUser: post('/user/block/:uuid', {
    auth: 'required',
    summary: 'Blocks another player, or no longer; answers whom the player blocks',
    response: t.readonlyArray(t.string),
    command: {
      name: 'blockUser',
      toParams: ({ params }) => ({ user: params.uuid }),
      toRequest: ({ user }) => ({ params: { uuid: user } }),
    },
  }),
  readLetters: post('/user/mark-pms-read', {
    auth: 'required',
    summary:
      'Marks private messages as read: all, those of one `conversation`, or that they were `listed`; answers how many are new, and a sentence',
    body: t.partial({ conversation: t.unknown, listed: t.unknown }),
    response: t.tuple([t.number, t.string]),
    command: {
      name: 'readLetters',
      toParams: ({ body }) => sentFields(body, ['conversation', 'listed']),
      toRequest: (params) => ({ body: params }),
    },
  }),
  unlinkTask: post('/tasks/unlink-one/:taskId', {
    auth: 'required',
    summary: 'Takes over a task that its challenge has left behind, or throws it away',
    query: t.type({ keep: oneOfTexts('keepOrRemove', 'keep', 'remove') }),
    response: EmptyObject,
    command: {
      name: 'unlinkTask',
      toParams: ({ params, query }) => ({ task: params.taskId, keep: query.keep }),
      toRequest: ({ task, keep }) => ({ params: { taskId: task }, query: { keep } }),
    },
  }),
  unlinkAllTasks: post('/tasks/unlink-all/:challengeId', {
    auth: 'required',
    summary: 'Takes over all tasks that a challenge has left behind, or throws them away',
    params: t.type({ challengeId: uuid('challengeIdRequired') }),
    query: t.type({ keep: oneOfTexts('keepOrRemoveAll', 'keep-all', 'remove-all') }),
    response: EmptyObject,
    command: {
      name: 'unlinkAllTasks',
      toParams: ({ params, query }) => ({ challenge: params.challengeId, keep: query.keep }),
      toRequest: ({ challenge, keep }) => ({ params: { challengeId: challenge }, query: { keep } }),
    },
  }),
} as const
