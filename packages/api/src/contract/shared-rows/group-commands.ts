import * as t from 'io-ts'
import { optionalWord, requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { groupInPath } from '../group-path.ts'
import { sentFields } from '../sent-fields.ts'
import { WireGroup } from '../shapes/index.ts'

const { post, put } = endpointsOf('groups')

const EmptyObject = t.type({})

/** Whom an invitation went to, or the address of somebody who is no player yet. */
const InvitedPlayer = t.union([
  t.string,
  t.intersection([
    t.type({ id: t.string, name: t.string, inviter: t.string }),
    t.partial({ publicGuild: t.boolean, cancelledPlan: t.boolean, _id: t.string }),
  ]),
])

/** Fields of a group, decoded by the command; clients send whole groups back. */
const GroupFields = t.partial({
  name: t.unknown,
  summary: t.unknown,
  description: t.unknown,
  leaderOnly: t.unknown,
  categories: t.unknown,
  logo: t.unknown,
  leaderMessage: t.unknown,
  type: t.unknown,
  privacy: t.unknown,
  leader: t.unknown,
  bannedWordsAllowed: t.unknown,
})

const fieldRefusals = { summaryLengthExceedsMax: 'summary' } as const

const ABOUT = ['name', 'summary', 'description', 'leaderOnly', 'categories', 'logo', 'leaderMessage'] as const

/** A leader comes as an id, or as the object that a group was answered with. */
const leaderIn = (leader: unknown) => {
  const id: unknown = typeof leader === 'object' && leader !== null ? Object(leader)['_id'] : leader
  return typeof id === 'string' ? { leader: id } : {}
}

const KeepFields = t.type({
  keep: optionalWord('keepOrRemoveAll', 'keep-all', 'remove-all'),
  keepChallenges: optionalWord('groupRemainOrLeaveChallenges', 'remain-in-challenges', 'leave-challenges'),
})

/** Clients send these in the query or in the body. */
const keepOf = (...sources: ReadonlyArray<t.TypeOf<typeof KeepFields>>) => {
  const first = (name: keyof t.TypeOf<typeof KeepFields>) =>
    sources.map((source) => source[name]).find((text) => text !== '')
  return sentFields({ keep: first('keep'), keepChallenges: first('keepChallenges') }, ['keep', 'keepChallenges'])
}

const ManagerBody = t.type({ managerId: requiredText('managerIdRequired') })

/** The fields of a group that is made for a plan. */
export const planGroupFields = (group: unknown) => sentFields(group, [...ABOUT, 'privacy'])

/** docs/reference/api.md 2.9. */
export const groupEndpoints = {
  createGroupPlan: post('/groups/create-plan', {
    auth: 'required',
    summary: 'Founds a private group and begins to pay for its plan; `url` is the page of the provider',
    body: t.type({ groupToCreate: GroupFields, paymentType: requiredText('paymentTypeRequired') }),
    response: t.type({ sessionId: t.string, paymentId: t.string, url: t.string, group: WireGroup }),
    status: 201,
  }),
  createGroup: post('/groups', {
    auth: 'required',
    summary: 'Founds a party, or a guild for four gems',
    body: GroupFields,
    response: WireGroup,
    status: 201,
    shared: {
      name: 'createGroup',
      fieldRefusals,
      toParams: ({ body }) => ({ group: sentFields(body, [...ABOUT, 'type', 'privacy']) }),
    },
  }),
  updateGroup: put('/groups/:groupId', {
    auth: 'required',
    summary: 'Changes a group, or hands it to another leader',
    body: GroupFields,
    response: WireGroup,
    shared: {
      name: 'updateGroup',
      fieldRefusals,
      toParams: (input, caller) => ({
        ...groupInPath(input, caller),
        changes: { ...sentFields(input.body, [...ABOUT, 'bannedWordsAllowed']), ...leaderIn(input.body.leader) },
      }),
    },
  }),
  joinGroup: post('/groups/:groupId/join', {
    auth: 'required',
    summary: 'Joins a party that the player is invited to, or a guild',
    response: WireGroup,
    shared: { name: 'joinGroup', toParams: groupInPath },
  }),
  leaveGroup: post('/groups/:groupId/leave', {
    auth: 'required',
    summary: 'Leaves a group, and its challenges unless told otherwise',
    query: KeepFields,
    body: KeepFields,
    response: EmptyObject,
    shared: {
      name: 'leaveGroup',
      toParams: (input, caller) => ({ ...groupInPath(input, caller), ...keepOf(input.query, input.body) }),
    },
  }),
  removeMember: post('/groups/:groupId/removeMember/:memberId', {
    auth: 'required',
    summary: 'Removes a member from a group, or takes an invitation back',
    params: t.type({ groupId: t.string, memberId: uuid('userIdRequired') }),
    query: t.partial({ message: t.string }),
    body: t.partial({ message: t.string }),
    response: EmptyObject,
    shared: {
      name: 'removeMember',
      toParams: (input, caller) => ({
        ...groupInPath(input, caller),
        member: input.params.memberId,
        ...sentFields({ message: input.body.message ?? input.query.message }, ['message']),
      }),
    },
  }),
  invite: post('/groups/:groupId/invite', {
    auth: 'required',
    summary: 'Invites people to a group, all or none',
    body: t.partial({ uuids: t.unknown, usernames: t.unknown, emails: t.unknown }),
    response: t.readonlyArray(InvitedPlayer),
    shared: {
      name: 'invite',
      toParams: (input, caller) => ({
        ...groupInPath(input, caller),
        ...sentFields(input.body, ['uuids', 'usernames', 'emails']),
      }),
    },
  }),
  addManager: post('/groups/:groupId/add-manager', {
    auth: 'required',
    summary: "Lets a member manage the group's board",
    body: ManagerBody,
    response: WireGroup,
    shared: {
      name: 'addManager',
      toParams: (input, caller) => ({ ...groupInPath(input, caller), manager: input.body.managerId }),
    },
  }),
  removeManager: post('/groups/:groupId/remove-manager', {
    auth: 'required',
    summary: "Lets a member manage the group's board no longer",
    body: ManagerBody,
    response: WireGroup,
    shared: {
      name: 'removeManager',
      toParams: (input, caller) => ({ ...groupInPath(input, caller), manager: input.body.managerId }),
    },
  }),
} as const
