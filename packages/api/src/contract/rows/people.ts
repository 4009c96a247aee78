import * as t from 'io-ts'
import { oneOf, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'

const { post } = endpointsOf('people')

const Empty = t.type({})

type InGroup = { readonly group: string }
type OneTask = { readonly task: string; readonly keep?: string }
type AllTasks = { readonly challenge: string; readonly keep?: string }

const groupOf = ({ params }: { readonly params: { readonly groupId: string } }) => ({ group: params.groupId })
const sentGroup = ({ group }: InGroup) => ({ params: { groupId: group } })

/** What a player does among people that changes their own documents only. Reference, api 2.2, 2.6, 2.9 and 2.12. */
export const peopleEndpoints = {
  rejectInvitation: post('/groups/:groupId/reject-invite', {
    who: 'player',
    summary: 'Declines an invitation to a group',
    answer: Empty,
    plays: { command: 'rejectInvitation', paramsOf: groupOf, sentOf: sentGroup },
  }),
  seeChat: post('/groups/:groupId/chat/seen', {
    who: 'player',
    summary: "Marks a group's chat as read",
    answer: Empty,
    plays: { command: 'seeChat', paramsOf: groupOf, sentOf: sentGroup },
  }),
  blockUser: post('/user/block/:uuid', {
    who: 'player',
    summary: 'Blocks another player, or no longer; answers whom the player blocks',
    answer: t.readonlyArray(t.string),
    plays: {
      command: 'blockUser',
      paramsOf: ({ params }) => ({ user: params.uuid }),
      sentOf: ({ user }: { readonly user: string }) => ({ params: { uuid: user } }),
    },
  }),
  readLetters: post('/user/mark-pms-read', {
    who: 'player',
    summary: 'Marks all private messages as read; answers how many are new, and a sentence',
    answer: t.tuple([t.number, t.string]),
    plays: { command: 'readLetters', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  unlinkTask: post('/tasks/unlink-one/:taskId', {
    who: 'player',
    summary: 'Takes over a task that its challenge has left behind, or throws it away',
    query: t.type({ keep: oneOf('keepOrRemove', 'keep', 'remove') }),
    answer: Empty,
    plays: {
      command: 'unlinkTask',
      paramsOf: ({ params, query }) => ({ task: params.taskId, keep: query.keep }),
      sentOf: ({ task, keep }: OneTask) => ({ params: { taskId: task }, query: { keep } }),
    },
  }),
  unlinkAllTasks: post('/tasks/unlink-all/:challengeId', {
    who: 'player',
    summary: 'Takes over all tasks that a challenge has left behind, or throws them away',
    params: t.type({ challengeId: uuid('challengeIdRequired') }),
    query: t.type({ keep: oneOf('keepOrRemoveAll', 'keep-all', 'remove-all') }),
    answer: Empty,
    plays: {
      command: 'unlinkAllTasks',
      paramsOf: ({ params, query }) => ({ challenge: params.challengeId, keep: query.keep }),
      sentOf: ({ challenge, keep }: AllTasks) => ({ params: { challengeId: challenge }, query: { keep } }),
    },
  }),
} as const
