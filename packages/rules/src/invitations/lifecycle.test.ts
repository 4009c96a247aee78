import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  type Acts,
  aGroup,
  aPerson,
  documentsWith,
  type DeepPartial,
  idOf,
  type Transitions,
  transitionsOf,
  NOON,
} from '../../test-kit/index.ts'
import type { Result, RefusalKey } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { joinGroup, leaveGroup, removeMember, updateGroup } from '../groups/index.ts'
import { requireActor, type Documents } from '../documents/index.ts'
import { invite } from './invite.ts'
import { rejectInvitation } from './reject-invitation.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const group = idOf('lamps')
const invitation = { id: group, name: 'lamps', inviter: idOf('leader') }

type Kind = 'party' | 'guild' | 'public guild'

const memberOf = (kind: Kind): DeepPartial<User> =>
  kind === 'party' ? { party: { _id: group } } : { guilds: [idOf('lamps')] }
const invitedTo = (kind: Kind): DeepPartial<User> => ({
  invitations: kind === 'party' ? { parties: [invitation], party: invitation } : { guilds: [invitation] },
})

const townWith = (kind: Kind, ida: DeepPartial<User>, changes: Partial<Group> = {}): Documents =>
  documentsWith({
    users: [aPerson('leader', memberOf(kind)), aPerson('ida', ida)],
    groups: [
      aGroup('lamps', {
        type: kind === 'party' ? 'party' : 'guild',
        privacy: kind === 'public guild' ? 'public' : 'private',
        memberCount: 1,
        ...changes,
      }),
    ],
  })

/** How a player may stand to a group. */
const statesOf = (kind: Kind): Readonly<Record<string, Documents>> => ({
  stranger: townWith(kind, {}),
  invited: townWith(kind, invitedTo(kind)),
  member: townWith(kind, memberOf(kind), { memberCount: 2 }),
})

const actorId = { leader: { actorId: idOf('leader'), group }, ida: { actorId: idOf('ida'), group } }

const idaOf = (documents: Documents): User => requireActor(documents, idOf('ida'))
const afterwards = <Key extends RefusalKey>(result: Result<Key, { readonly state: Documents }>): Result<Key, User> =>
  E.map(({ state }: { readonly state: Documents }) => idaOf(state))(result)

/** What leader and player can do about it. */
const ACTS: Acts<Documents, User> = {
  invite: (documents) => afterwards(invite(context)({ ...actorId.leader, uuids: [idOf('ida')] })(documents)),
  'send away': (documents) => afterwards(removeMember(context)({ ...actorId.leader, member: idOf('ida') })(documents)),
  'hand over': (documents) =>
    afterwards(updateGroup(context)({ ...actorId.leader, changes: { leader: idOf('ida') } })(documents)),
  desert: (documents) => afterwards(leaveGroup(context)(actorId.leader)(documents)),
  accept: (documents) => afterwards(joinGroup(context)(actorId.ida)(documents)),
  decline: (documents) =>
    E.map(({ state }: { readonly state: User }) => state)(rejectInvitation()({ group })(idaOf(documents))),
  leave: (documents) => afterwards(leaveGroup(context)(actorId.ida)(documents)),
}

const stateOf = ({ party, guilds, invitations }: User): string => {
  if (party._id === group || guilds.includes(idOf('lamps'))) return 'member'
  return invitations.parties.length + invitations.guilds.length > 0 ? 'invited' : 'stranger'
}

const PARTY: Transitions = {
  stranger: {
    invite: 'invited',
    'send away': 'groupMemberNotFound',
    'hand over': 'userMustBeMember',
    desert: 'stranger',
    accept: 'messageGroupRequiresInvite',
    decline: 'messageGroupRequiresInvite',
    leave: 'groupNotFound',
  },
  invited: {
    invite: 'userAlreadyPendingInvitation',
    'send away': 'stranger',
    'hand over': 'userMustBeMember',
    desert: 'stranger',
    accept: 'member',
    decline: 'stranger',
    leave: 'groupNotFound',
  },
  member: {
    invite: 'userAlreadyInAParty',
    'send away': 'stranger',
    'hand over': 'member',
    desert: 'member',
    accept: 'messageGroupRequiresInvite',
    decline: 'messageGroupRequiresInvite',
    leave: 'stranger',
  },
}
const GUILD: Transitions = {
  stranger: { ...PARTY['stranger'] },
  invited: { ...PARTY['invited'], invite: 'userAlreadyInvitedToGroup' },
  member: { ...PARTY['member'], invite: 'userAlreadyInGroup' },
}
const LIVES: Readonly<Record<Kind, Transitions>> = {
  party: PARTY,
  guild: GUILD,
  'public guild': {
    stranger: { ...GUILD['stranger'], accept: 'member' },
    // a public guild does not close without members: the invitation stays
    invited: { ...GUILD['invited'], desert: 'invited' },
    member: { ...GUILD['member'], accept: 'youAreAlreadyInGroup' },
  },
}

describe('the life of an invitation', () => {
  it.each(Object.keys(LIVES) as ReadonlyArray<Kind>)('to a %s: every act in every state', (kind) => {
    expect(transitionsOf(statesOf(kind), ACTS, stateOf)).toEqual(LIVES[kind])
  })

  it('makes the latest invitation that remains the current one', () => {
    const other = { ...invitation, id: idOf('other') }
    const twice = aPerson('ida', { invitations: { parties: [other, invitation], party: invitation } })
    const declined = rejectInvitation()({ group })(twice)
    expect(E.isRight(declined) && declined.right.state.invitations).toEqual({
      guilds: [],
      parties: [other],
      party: other,
    })
  })
})
