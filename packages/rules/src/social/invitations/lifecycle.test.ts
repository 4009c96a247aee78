import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGroup, aPerson, aSociety, idOf, NOON } from '../../../test-kit/index.ts'
import type { Answer, RefusalKey } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { joinGroup, leaveGroup, removeMember } from '../groups/index.ts'
import { actorOf, type Society } from '../society/index.ts'
import { invite } from './invite.ts'
import { rejectInvitation } from './reject-invitation.ts'

const world = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const group = idOf('party')
const invitation = { id: group, name: 'party', inviter: idOf('leader') }

/** How a player may stand to a party. */
const STATES = {
  stranger: aPerson('ida'),
  invited: aPerson('ida', { invitations: { parties: [invitation], party: invitation } }),
  member: aPerson('ida', { party: { _id: group } }),
} satisfies Record<string, User>
type State = keyof typeof STATES

const townWith = (ida: User): Society =>
  aSociety({
    users: [aPerson('leader', { party: { _id: group } }), ida],
    groups: [aGroup('party', { memberCount: ida.party._id === undefined ? 1 : 2 })],
  })

const by = { leader: { by: idOf('leader'), group }, ida: { by: idOf('ida'), group } }

/** What leader and player can do about it. */
const ACTS: Readonly<Record<string, (society: Society) => Answer<RefusalKey, User>>> = {
  invite: (society) => afterwards(invite(world)({ ...by.leader, uuids: [idOf('ida')] })(society)),
  'take back': (society) => afterwards(removeMember(world)({ ...by.leader, member: idOf('ida') })(society)),
  accept: (society) => afterwards(joinGroup(world)(by.ida)(society)),
  decline: (society) =>
    E.map(({ state }: { state: User }) => state)(rejectInvitation()({ group })(actorOf(society, idOf('ida')))),
  leave: (society) => afterwards(leaveGroup(world)(by.ida)(society)),
}

const afterwards = <Key extends RefusalKey>(answer: Answer<Key, { readonly state: Society }>): Answer<Key, User> =>
  E.map(({ state }: { readonly state: Society }) => actorOf(state, idOf('ida')))(answer)

const stateOf = ({ party, invitations }: User): State => {
  if (party._id === group) return 'member'
  return invitations.parties.length > 0 ? 'invited' : 'stranger'
}

describe('the life of an invitation', () => {
  it.each<[State, string, State | RefusalKey]>([
    ['stranger', 'invite', 'invited'],
    ['stranger', 'take back', 'groupMemberNotFound'],
    ['stranger', 'accept', 'messageGroupRequiresInvite'],
    ['stranger', 'decline', 'messageGroupRequiresInvite'],
    ['stranger', 'leave', 'groupNotFound'],
    ['invited', 'invite', 'userAlreadyPendingInvitation'],
    ['invited', 'take back', 'stranger'],
    ['invited', 'accept', 'member'],
    ['invited', 'decline', 'stranger'],
    ['invited', 'leave', 'groupNotFound'],
    ['member', 'invite', 'userAlreadyInAParty'],
    ['member', 'take back', 'stranger'],
    ['member', 'accept', 'messageGroupRequiresInvite'],
    ['member', 'decline', 'messageGroupRequiresInvite'],
    ['member', 'leave', 'stranger'],
  ])('%s + %s -> %s', (before, act, after) => {
    const answer = ACTS[act]?.(townWith(STATES[before]))
    if (answer === undefined) throw new Error(`no act ${act}`)
    expect(E.isLeft(answer) ? answer.left.key : stateOf(answer.right)).toBe(after)
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
