import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
  sharedFromInput,
} from '../../test-kit/index.ts'
import type { Group, User } from '../model/index.ts'
import { PARTY_LIMITS } from './invite.ts'
import { sharedInvitationCommands } from './shared-commands.ts'

const invitation = { id: idOf('party'), name: 'party', inviter: idOf('leader') }
const party = aGroup('party', { memberCount: 2 })
const guild = aGroup('guild', { type: 'guild', memberCount: 2 })
const inBoth = { party: { _id: idOf('party') }, guilds: [idOf('guild')] }

const send = (
  lists: object,
  {
    group = party,
    leader = {},
    users = [],
  }: { group?: Group; leader?: DeepPartial<User>; users?: ReadonlyArray<User> } = {},
) =>
  sharedFromInput(sharedInvitationCommands.invite)({ actorId: idOf('leader'), group: group._id, ...lists })(
    documentsWith({
      users: [aPerson('leader', { ...inBoth, ...leader }), aPerson('member', inBoth), aPerson('ida'), ...users],
      groups: [group],
    }),
  )

describe('invite (rules 11.2)', () => {
  it('invites by id, by name and by the address of a known player', () => {
    for (const lists of [
      { uuids: [idOf('ida')] },
      { usernames: ['@Ida'] },
      { emails: [{ email: 'IDA@example.org' }] },
    ]) {
      const { state, report, events } = outcomeOf(send(lists))
      expect(report).toEqual({ invited: [{ ...invitation, _id: idOf('ida') }], mails: [] })
      expect(state.users[idOf('ida')]?.invitations).toEqual({ guilds: [], parties: [invitation], party: invitation })
      expect(events.map(({ to, event }) => [to, event.type])).toEqual([[idOf('ida'), 'InvitedToGroup']])
    }
  })

  it('counts letters to addresses that no player has', () => {
    const { state, report } = outcomeOf(send({ emails: [{ email: 'new@example.org', name: 'Nia' }] }))
    expect(report).toEqual({ invited: [], mails: [{ email: 'new@example.org', name: 'Nia' }] })
    expect(state.users[idOf('leader')]?.invitesSent).toBe(1)
  })

  it('says of a guild whether it is public, and whether its plan ends', () => {
    const plan = { ...A_PLAN, dateTerminated: new Date(NOON).toISOString() }
    const group = { ...guild, privacy: 'public' as const, purchased: { plan } }
    expect(outcomeOf(send({ uuids: [idOf('ida')] }, { group })).report.invited[0]).toMatchObject({
      publicGuild: true,
      cancelledPlan: true,
    })
  })

  it('pretends for a player who is muted without knowing', () => {
    const { state, report, events } = outcomeOf(
      send({ uuids: [idOf('ida')] }, { leader: { flags: { chatShadowMuted: true } } }),
    )
    expect(report.invited).toHaveLength(1)
    expect(state.users[idOf('ida')]?.invitations.parties).toEqual([])
    expect(events).toEqual([])
  })

  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ email: `p${index}@example.org` }))

  it.each([
    ['nobody at all', {}, 'canOnlyInviteEmailUuid'],
    ['ids that are no list', { uuids: 'ida' }, 'uuidsMustBeAnArray'],
    ['names that are no list', { usernames: 'ida' }, 'usernamesMustBeAnArray'],
    ['addresses that are no list', { emails: {} }, 'emailsMustBeAnArray'],
    ['nothing in the place of each list', { uuids: null, usernames: '', emails: false }, 'canOnlyInviteEmailUuid'],
    ['an id that is no text', { uuids: [idOf('ida'), 7] }, 'userWithIDNotFound'],
    ['a name that is no text', { usernames: [null] }, 'userWithUsernameNotFound'],
    ['empty lists', { uuids: [], emails: [] }, 'inviteMustNotBeEmpty'],
    ['more than a hundred', { emails: many(101) }, 'canOnlyInviteMaxInvites'],
    ['more than ten to a party', { emails: many(11) }, 'partyExceedsInvitesLimit'],
    ['an address without one', { emails: [{ name: 'Nia' }] }, 'inviteMissingEmail'],
    ['oneself', { uuids: [idOf('leader')] }, 'cannotInviteSelfToGroup'],
    ['an unknown id', { uuids: [idOf('nobody')] }, 'userWithIDNotFound'],
    ['an unknown name', { usernames: ['nobody'] }, 'userWithUsernameNotFound'],
    ['a member of a party that is there', { uuids: [idOf('member')] }, 'userAlreadyInAParty'],
  ] as const)('refuses %s', (_, lists, key) => expectRefusal(send(lists), key))

  it.each([
    ['who is invited to the party', party, { invitations: { parties: [invitation] } }, 'userAlreadyPendingInvitation'],
    ['who is in the guild', guild, { guilds: [idOf('guild')] }, 'userAlreadyInGroup'],
    [
      'who is invited to it',
      guild,
      { invitations: { guilds: [{ ...invitation, id: idOf('guild') }] } },
      'userAlreadyInvitedToGroup',
    ],
    ['who blocks the inviter', guild, { inbox: { blocks: [idOf('leader')] } }, 'notAuthorizedToSendMessageToThisUser'],
  ] as const)('refuses somebody %s', (_, group, changes, key) => {
    const users = [aPerson('eve', changes)]
    expectRefusal(send({ uuids: [idOf('eve')] }, { group, users }), key)
  })

  it('takes a party that is gone for none', () => {
    const users = [aPerson('eve', { party: { _id: idOf('gone') } })]
    expect(outcomeOf(send({ uuids: [idOf('eve')] }, { users })).report.invited).toHaveLength(1)
  })

  it.each([
    ['who may not write', { flags: { chatRevoked: true } }, 'chatPrivilegesRevoked'],
    ['who has sent 200 letters', { invitesSent: 200 }, 'inviteLimitReached'],
    ['who has blocked the other', { inbox: { blocks: [idOf('ida')] } }, 'blockedToSendToThisUser'],
  ] as const)('refuses an inviter %s', (_, leader, key) =>
    expectRefusal(send({ uuids: [idOf('ida')] }, { leader }), key),
  )

  it('is for the leader alone where there ever was a plan', () => {
    const group = { ...guild, leader: idOf<User['_id']>('member'), purchased: { plan: A_PLAN } }
    expectRefusal(send({ uuids: [idOf('ida')] }, { group }), 'onlyGroupLeaderCanInviteToGroupPlan')
    expectRefusal(send({ uuids: [idOf('ida')] }, { group: aGroup('other') }), 'groupNotFound')
  })

  it.each([
    [20, 8, 2, 'allowed'],
    [20, 9, 2, 'partyExceedsInvitesLimit'],
    [29, 0, 1, 'allowed'],
    [28, 1, 1, 'allowed'],
    [29, 1, 1, 'partyExceedsMembersLimit'],
    [30, 0, 1, 'partyExceedsMembersLimit'],
  ])('with %d members and %d open invitations, %d more: %s', (memberCount, open, more, outcome) => {
    const users = Array.from({ length: open }, (_, index) =>
      aPerson(`open${index}`, { invitations: { parties: [invitation] } }),
    )
    const result = send({ emails: many(more) }, { group: { ...party, memberCount }, users })
    expect(E.isLeft(result) ? result.left.key : 'allowed').toBe(outcome)
    expect(PARTY_LIMITS).toEqual({ members: 30, invitations: 10 })
  })
})

describe('following the link of a group (decision 098)', () => {
  const follow = (actor: string, { users = [] }: { readonly users?: ReadonlyArray<User> } = {}) =>
    sharedFromInput(sharedInvitationCommands.followInviteLink)({
      actorId: idOf(actor),
      group: idOf('party'),
      inviter: idOf('leader'),
    })(
      documentsWith({
        users: [aPerson('member', inBoth), aPerson('ida'), ...(users.length > 0 ? users : [aPerson('leader', inBoth)])],
        groups: [party],
      }),
    )

  it('invites in the name of whoever made it', () => {
    const { state, report } = outcomeOf(follow('ida'))
    expect(report).toEqual({ id: idOf('party'), type: 'party' })
    expect(state.users[idOf('ida')]?.invitations.parties).toEqual([invitation])
  })

  it('changes nothing for members', () => {
    const { report, events } = outcomeOf(follow('member'))
    expect([report, events]).toEqual([{ id: idOf('party'), type: 'party' }, []])
  })

  it('is refused when whoever made it is a member no more, and when inviting is', () => {
    expectRefusal(follow('ida', { users: [aPerson('leader')] }), 'messageGroupRequiresInvite')
    expectRefusal(
      follow('ida', { users: [aPerson('leader', { ...inBoth, inbox: { blocks: [idOf('ida')] } })] }),
      'blockedToSendToThisUser',
    )
  })
})
