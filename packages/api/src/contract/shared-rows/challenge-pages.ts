import * as t from 'io-ts'
import { uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { MembersPage, RequiredPage } from '../paging.ts'
import { Member, Participant, Person, WireChallenge, WireSharedTask } from '../shapes/index.ts'
import { WireTask } from '../wire.ts'

const { get } = endpointsOf('challenges')

const ChallengeId = t.type({ challengeId: uuid('challengeIdRequired') })
const Challenges = t.readonlyArray(WireChallenge)
const Tasks = t.partial({ tasks: t.readonlyArray(WireTask) })

/** docs/reference/api.md 2.6 and 2.13. */
export const challengePageEndpoints = {
  userChallenges: get('/challenges/user', {
    auth: 'required',
    summary: 'Challenges that the player may join, has joined or leads: official ones first, then by `sort`',
    query: t.intersection([
      RequiredPage,
      t.partial({
        member: t.string,
        owned: t.string,
        search: t.string,
        categories: t.string,
        participation: t.string,
        sort: t.string,
      }),
    ]),
    response: Challenges,
  }),
  groupChallenges: get('/challenges/groups/:groupId', {
    auth: 'required',
    summary: 'The challenges of a group',
    response: Challenges,
  }),
  challengeCsv: get('/challenges/:challengeId/export/csv', {
    auth: 'required',
    summary: 'A file of all participants and their tasks',
    params: ChallengeId,
    response: t.string,
    file: 'text/csv',
  }),
  challengeMember: get('/challenges/:challengeId/members/:memberId', {
    auth: 'required',
    summary: 'A participant and their progress',
    params: t.type({ challengeId: uuid('challengeIdRequired'), memberId: uuid('memberIdRequired') }),
    response: Participant,
  }),
  challengeMembers: get('/challenges/:challengeId/members', {
    auth: 'required',
    summary: 'Participants, by id; with `includeTasks` their progress',
    params: ChallengeId,
    query: MembersPage,
    response: t.readonlyArray(t.intersection([t.union([Member, Person]), Tasks])),
  }),
  getChallenge: get('/challenges/:challengeId', {
    auth: 'required',
    summary: 'A challenge',
    params: ChallengeId,
    response: WireChallenge,
  }),
  challengeTasks: get('/tasks/challenge/:challengeId', {
    auth: 'required',
    summary: 'The tasks that participants copy',
    params: ChallengeId,
    query: t.partial({ type: t.string }),
    response: t.readonlyArray(WireSharedTask),
  }),
} as const
