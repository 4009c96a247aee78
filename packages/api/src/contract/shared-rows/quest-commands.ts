import { PartyQuest } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { groupInPath } from '../group-path.ts'

const { post } = endpointsOf('quests')

/** Each answers the party's quest. docs/reference/api.md 2.10. */
export const questEndpoints = {
  inviteToQuest: post('/groups/:groupId/quests/invite/:questKey', {
    auth: 'required',
    summary: 'Invites the party to a quest whose scroll the player owns',
    response: PartyQuest,
    shared: {
      name: 'inviteToQuest',
      toParams: (input, caller) => ({ ...groupInPath(input, caller), quest: input.params.questKey }),
    },
  }),
  acceptQuest: post('/groups/:groupId/quests/accept', {
    auth: 'required',
    summary: 'Accepts the invitation to a quest',
    response: PartyQuest,
    shared: { name: 'acceptQuest', toParams: groupInPath },
  }),
  rejectQuest: post('/groups/:groupId/quests/reject', {
    auth: 'required',
    summary: 'Declines the invitation to a quest',
    response: PartyQuest,
    shared: { name: 'rejectQuest', toParams: groupInPath },
  }),
  forceStartQuest: post('/groups/:groupId/quests/force-start', {
    auth: 'required',
    summary: 'Starts a quest with those who have accepted',
    response: PartyQuest,
    shared: { name: 'forceStartQuest', toParams: groupInPath },
  }),
  scheduleQuestStart: post('/groups/:groupId/quests/schedule', {
    auth: 'required',
    summary: 'Sets that a quest starts by itself in some hours, without missing answers; 0 takes it back',
    body: t.partial({ hours: t.unknown }),
    response: PartyQuest,
    shared: {
      name: 'scheduleQuestStart',
      toParams: (input, caller) => ({ ...groupInPath(input, caller), hours: input.body.hours }),
    },
  }),
  cancelQuest: post('/groups/:groupId/quests/cancel', {
    auth: 'required',
    summary: 'Calls a quest off before it starts; the scroll is kept',
    response: PartyQuest,
    shared: { name: 'cancelQuest', toParams: groupInPath },
  }),
  abortQuest: post('/groups/:groupId/quests/abort', {
    auth: 'required',
    summary: 'Gives a quest up; the scroll comes back, what was done is lost',
    response: PartyQuest,
    shared: { name: 'abortQuest', toParams: groupInPath },
  }),
  leaveQuest: post('/groups/:groupId/quests/leave', {
    auth: 'required',
    summary: 'Leaves a quest, or takes an acceptance back',
    response: PartyQuest,
    shared: { name: 'leaveQuest', toParams: groupInPath },
  }),
} as const
