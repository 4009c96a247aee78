import { describe, expect, it } from 'vitest'
import {
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { seekersFor } from './seekers-for.ts'
import { thankInviter } from './thank-inviter.ts'

const seeker = (name: string, hoursAgo: number, changes: DeepPartial<User> = {}): User =>
  aPerson(name, {
    party: { seeking: toIso(NOON - hoursAgo * 3_600_000) },
    auth: { timestamps: { loggedin: toIso(NOON) } },
    ...changes,
  })
const leader = aPerson('leader', { party: { _id: idOf('party') }, inbox: { blocks: [idOf('blocked')] } })
const invitation = { id: idOf('other'), name: 'other', inviter: idOf('eve') }

const seekers = (actor: User, ...users: ReadonlyArray<User>) =>
  seekersFor({ now: NOON })({ actorId: actor._id })(
    documentsWith({ users: [leader, actor, ...users], groups: [aGroup('party')] }),
  )

describe('who looks for a party (api 2.9)', () => {
  it('is listed to leaders of a party, who looked last on top', () => {
    expect(outcomeOf(seekers(leader, seeker('ida', 5), seeker('nia', 1))).map(({ profile }) => profile.name)).toEqual([
      'nia',
      'ida',
    ])
  })

  it.each([
    ['who looks no more', seeker('ida', 1, { party: { seeking: null } })],
    ['who is invited', seeker('ida', 1, { invitations: { parties: [invitation] } })],
    ['who was away for a week', seeker('ida', 1, { auth: { timestamps: { loggedin: toIso(NOON - 7 * DAY - 1) } } })],
    ['whom the leader blocks', seeker('blocked', 1)],
    ['who blocks the leader', seeker('ida', 1, { inbox: { blocks: [leader._id] } })],
    ['who is in a party', seeker('ida', 1, { party: { _id: idOf('other'), seeking: toIso(NOON) } })],
  ])('leaves out one %s', (_, user) => expect(outcomeOf(seekers(leader, user))).toEqual([]))

  it('is for nobody else, whatever their rights', () => {
    expectRefusal(seekers(aPerson('ida')), 'notPartyLeader')
    expectRefusal(seekers(aPerson('staff', { permissions: { fullAccess: true } })), 'notPartyLeader')
  })
})

describe('thankInviter (rules 11.2)', () => {
  it('is an achievement, once', () => {
    const once = thankInviter(leader)
    expect(once.state.achievements['invitedFriend']).toBe(true)
    expect(once.events).toEqual([{ type: 'FriendRegistered' }])
    expect(thankInviter(once.state)).toEqual({ state: once.state, report: undefined, events: [] })
  })
})
