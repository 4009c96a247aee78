import * as t from 'io-ts'
import { optionalWord, requiredText, uuid } from '../checks.ts'
import { type Caller, endpointsOf } from '../endpoint.ts'
import { groupNamed } from '../group-path.ts'
import { WireChallenge, WireSharedTask } from '../shapes/index.ts'
import { sentFields } from '../sent-fields.ts'

const { post, put, remove } = endpointsOf('challenges')

const EmptyObject = t.type({})
const OfChallenge = t.type({ challengeId: uuid('challengeIdRequired') })
const Flagged = t.type({ challenge: WireChallenge })

/** Fields are decoded by the command; clients send whole challenges back. */
const Fields = t.record(t.string, t.unknown)
const NewFields = t.intersection([t.type({ group: requiredText('groupIdRequired') }), Fields])

const fieldRefusals = { summaryLengthExceedsMax: 'summary', shortNameTooShort: 'shortName' } as const

const ABOUT = ['name', 'shortName', 'summary', 'description', 'categories'] as const

const newChallenge = (body: t.TypeOf<typeof NewFields>, { user }: Caller) => ({
  ...sentFields(body, [...ABOUT, 'official']),
  ...prizeIn(body['prize']),
  group: groupNamed(body.group, user),
})

/** Forms send figures as texts, and none as an empty one. */
const prizeIn = (prize: unknown) => {
  if (prize === undefined || prize === null || prize === '') return {}
  return { prize: typeof prize === 'string' ? Number(prize) : prize }
}

const challengeOf = ({ params }: { readonly params: { readonly challengeId: string } }) => ({
  challenge: params.challengeId,
})

/** docs/reference/api.md 2.13. */
export const challengeCommandEndpoints = {
  createChallenge: post('/challenges', {
    auth: 'required',
    summary: 'Makes a challenge in a group, and pays its prize',
    body: NewFields,
    response: WireChallenge,
    status: 201,
    shared: {
      name: 'createChallenge',
      fieldRefusals,
      toParams: ({ body }, caller) => ({ challenge: newChallenge(body, caller) }),
    },
  }),
  cloneChallenge: post('/challenges/:challengeId/clone', {
    auth: 'required',
    summary: 'Makes a challenge with the tasks of another',
    params: OfChallenge,
    body: NewFields,
    response: t.type({ clonedTasks: t.readonlyArray(WireSharedTask), clonedChallenge: WireChallenge }),
    shared: {
      name: 'cloneChallenge',
      fieldRefusals,
      toParams: (input, caller) => ({ ...challengeOf(input), as: newChallenge(input.body, caller) }),
    },
  }),
  updateChallenge: put('/challenges/:challengeId', {
    auth: 'required',
    summary: 'Changes the texts of a challenge',
    params: OfChallenge,
    body: Fields,
    response: WireChallenge,
    shared: {
      name: 'updateChallenge',
      fieldRefusals,
      toParams: (input) => ({ ...challengeOf(input), changes: sentFields(input.body, ABOUT) }),
    },
  }),
  joinChallenge: post('/challenges/:challengeId/join', {
    auth: 'required',
    summary: 'Takes part in a challenge; its tasks are copied',
    params: OfChallenge,
    response: WireChallenge,
    shared: { name: 'joinChallenge', toParams: challengeOf },
  }),
  leaveChallenge: post('/challenges/:challengeId/leave', {
    auth: 'required',
    summary: 'Leaves a challenge, and keeps its tasks unless told otherwise',
    params: OfChallenge,
    body: t.type({ keep: optionalWord('keepOrRemoveAll', 'keep-all', 'remove-all') }),
    response: EmptyObject,
    shared: {
      name: 'leaveChallenge',
      toParams: (input) => ({ ...challengeOf(input), ...(input.body.keep === '' ? {} : { keep: input.body.keep }) }),
    },
  }),
  selectWinner: post('/challenges/:challengeId/selectWinner/:winnerId', {
    auth: 'required',
    summary: 'Ends a challenge and gives its prize to a participant',
    params: t.type({ challengeId: uuid('challengeIdRequired'), winnerId: uuid('winnerIdRequired') }),
    response: EmptyObject,
    shared: { name: 'selectWinner', toParams: (input) => ({ ...challengeOf(input), winner: input.params.winnerId }) },
  }),
  deleteChallenge: remove('/challenges/:challengeId', {
    auth: 'required',
    summary: 'Deletes a challenge; its prize goes back',
    params: OfChallenge,
    response: EmptyObject,
    shared: { name: 'deleteChallenge', toParams: challengeOf },
  }),
  flagChallenge: post('/challenges/:challengeId/flag', {
    auth: 'required',
    summary: 'Reports a challenge to the moderators',
    params: OfChallenge,
    body: t.partial({ comment: t.unknown }),
    response: Flagged,
    shared: {
      name: 'flagChallenge',
      toParams: (input) => ({ ...challengeOf(input), ...sentFields(input.body, ['comment']) }),
    },
  }),
  clearChallengeFlags: post('/challenges/:challengeId/clearflags', {
    auth: 'required',
    summary: 'Clears the reports of a challenge; for moderators',
    params: OfChallenge,
    response: Flagged,
    shared: { name: 'clearChallengeFlags', toParams: challengeOf },
  }),
  addChallengeTasks: post('/tasks/challenge/:challengeId', {
    auth: 'required',
    summary: 'Adds tasks to a challenge; its participants get copies',
    params: OfChallenge,
    body: t.unknown,
    response: t.union([WireSharedTask, t.readonlyArray(WireSharedTask)]),
    status: 201,
    shared: {
      name: 'addChallengeTasks',
      toParams: (input) => ({
        ...challengeOf(input),
        tasks: Array.isArray(input.body) ? input.body : [input.body],
      }),
    },
  }),
} as const
