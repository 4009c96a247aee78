import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  addressedIn,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { asKey, type Group, NO_QUEST, type QuestKey, type User, type UserId } from '../model/index.ts'
import type { Documents } from '../documents/index.ts'
import { joinGroup } from './join-group.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const invitation = { id: idOf('party'), name: 'party', inviter: idOf('leader') }
const request = { parties: [{ ...invitation, id: idOf('other') }, invitation], party: invitation }
const leader = aPerson('leader', { party: { _id: idOf('party') }, achievements: { partyUp: true } })
const members = ['one', 'two'].map((name) => aPerson(name, { party: { _id: idOf('party') } }))
const ida = aPerson('ida', { invitations: request })

const join = (documents: Documents, group = 'party') =>
  joinGroup(context)({ actorId: idOf('ida'), group: idOf(group) })(documents)

const partyOf = (user: User, party: Group, ...others: ReadonlyArray<Group>) =>
  documentsWith({ users: [leader, ...members, user], groups: [party, ...others] })

describe('joining a party (rules 11.3)', () => {
  it('makes a member, counts them, and clears all invitations to parties', () => {
    const { state, report } = outcomeOf(join(partyOf(ida, aGroup('party', { memberCount: 3 }))))
    expect(report.memberCount).toBe(4)
    expect(state.users[ida._id]).toMatchObject({
      party: { _id: idOf('party') },
      invitations: { parties: [], party: {} },
      memberSince: { [idOf('party')]: new Date(NOON).toISOString() },
    })
  })

  it('thanks the inviter with a scroll', () => {
    const { state } = outcomeOf(join(partyOf(ida, aGroup('party', { memberCount: 3 }))))
    expect(state.users[leader._id]?.items.quests[asKey<QuestKey>('basilist')]).toBe(1)
  })

  it.each([
    [1, ['ida', 'one', 'two'], []],
    [2, ['ida', 'one', 'two'], []],
    [3, ['ida', 'one', 'two'], ['ida', 'leader', 'one', 'two']],
  ])('with %d members before, awards what a party of that size has to all who lack it', (count, up, on) => {
    const { events } = outcomeOf(join(partyOf(ida, aGroup('party', { memberCount: count }))))
    const gathered = (achievement: string) =>
      addressedIn(events)
        .filter(({ event }) => event.type === 'PartyGathered' && event.achievement === achievement)
        .map(({ to }) => to)
        .sort()
    expect(gathered('partyUp')).toEqual(up.map((name) => idOf(name)).sort())
    expect(gathered('partyOn')).toEqual(on.map((name) => idOf(name)).sort())
  })

  it('leaves the party that the player was in', () => {
    const alone = aPerson('ida', { invitations: request, party: { _id: idOf('old') } })
    const { state } = outcomeOf(
      join(partyOf(alone, aGroup('party', { memberCount: 3 }), aGroup('old', { leader: alone._id }))),
    )
    expect(state.groups[idOf('old')]).toBeUndefined()
    expect(state.users[alone._id]?.party._id).toBe(idOf('party'))
  })

  it('asks the newcomer along when a quest waits, and leaves them out when it runs', () => {
    const quest = { ...NO_QUEST, key: asKey<QuestKey>('rat'), leader: leader._id, members: { [leader._id]: true } }
    const waiting = outcomeOf(join(partyOf(ida, aGroup('party', { memberCount: 3, quest }))))
    expect(waiting.report.quest.members[ida._id]).toBeNull()
    expect(waiting.state.users[ida._id]?.party.quest).toMatchObject({ key: 'rat', RSVPNeeded: true })
    const running = outcomeOf(
      join(partyOf(ida, aGroup('party', { memberCount: 3, quest: { ...quest, active: true } }))),
    )
    expect(running.report.quest.members[ida._id]).toBeUndefined()
  })

  it.each([
    ['without an invitation', aPerson('ida'), 'messageGroupRequiresInvite'],
    ['as a member without one', aPerson('ida', { party: { _id: idOf('party') } }), 'messageGroupRequiresInvite'],
    [
      'as a member with one',
      aPerson('ida', { party: { _id: idOf('party') }, invitations: request }),
      'youAreAlreadyInGroup',
    ],
  ] as const)('is refused %s', (_, user, key) => expectRefusal(join(partyOf(user, aGroup('party'))), key))

  it('is refused while the player is on a quest alone', () => {
    const quest = { ...NO_QUEST, key: asKey<QuestKey>('rat'), leader: ida._id }
    const alone = aPerson('ida', { invitations: request, party: { _id: idOf('old') } })
    const documents = partyOf(alone, aGroup('party'), aGroup('old', { leader: alone._id, quest }))
    expectRefusal(join(documents), 'messageCannotLeaveWhileQuesting')
  })

  it('is refused while the player takes part in the quest of another party', () => {
    const members = { [idOf<UserId>('ida')]: true }
    const quest = { ...NO_QUEST, key: asKey<QuestKey>('rat'), leader: leader._id, active: true, members }
    const questing = aPerson('ida', { invitations: request, party: { _id: idOf('old') } })
    const documents = partyOf(questing, aGroup('party'), aGroup('old', { memberCount: 3, quest }))
    expectRefusal(join(documents), 'messageCannotLeaveWhileQuesting')
  })

  it('is refused when the party is gone', () => expectRefusal(join(documentsWith({ users: [ida] })), 'groupNotFound'))
})

describe('joining a guild (rules 11.3)', () => {
  const guild = (changes: Parameters<typeof aGroup>[1] = {}) =>
    aGroup('guild', { type: 'guild', privacy: 'public', memberCount: 2, ...changes })

  it('is open to everybody when it is public, and an achievement the first time', () => {
    const { state, events } = outcomeOf(join(documentsWith({ users: [aPerson('ida')], groups: [guild()] }), 'guild'))
    expect(state.users[idOf('ida')]?.guilds).toEqual([idOf('guild')])
    expect(addressedIn(events).map(({ event }) => event.type)).toEqual(['GuildFirstJoined'])
  })

  it('takes an invitation when it is private, and uses it up', () => {
    const guilds = [{ ...invitation, id: idOf('guild') }]
    const users = [aPerson('ida', { invitations: { guilds } })]
    const { state } = outcomeOf(join(documentsWith({ users, groups: [guild({ privacy: 'private' })] }), 'guild'))
    expect(state.users[idOf('ida')]?.invitations.guilds).toEqual([])
    expectRefusal(
      join(documentsWith({ users: [aPerson('ida')], groups: [guild({ privacy: 'private' })] }), 'guild'),
      'messageGroupRequiresInvite',
    )
  })

  it('is refused to members', () => {
    const users = [aPerson('ida', { guilds: [idOf('guild')] })]
    expectRefusal(join(documentsWith({ users, groups: [guild()] }), 'guild'), 'youAreAlreadyInGroup')
  })

  it('makes the first one into an empty guild its leader', () => {
    const { report } = outcomeOf(
      join(documentsWith({ users: [aPerson('ida')], groups: [guild({ memberCount: 0 })] }), 'guild'),
    )
    expect(report.leader).toBe(idOf('ida'))
  })

  it('brings the plan of the guild along, and has it billed for one more', () => {
    const groups = [guild({ purchased: { plan: { ...A_PLAN, quantity: 4 } } })]
    const { state, report } = outcomeOf(join(documentsWith({ users: [aPerson('ida')], groups }), 'guild'))
    expect(state.users[idOf('ida')]?.purchased.plan).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
    })
    expect(report.purchased.plan?.quantity).toBe(5)
  })

  it('brings a plan that was cancelled along until it ends', () => {
    const dateTerminated = '2026-06-20T00:00:00.000Z'
    const groups = [guild({ purchased: { plan: { ...A_PLAN, dateTerminated } } })]
    const { state } = outcomeOf(join(documentsWith({ users: [aPerson('ida')], groups }), 'guild'))
    expect(state.users[idOf('ida')]?.purchased.plan).toMatchObject({ customerId: 'group-plan', dateTerminated })
    const plan = { customerId: 'group-plan' }
    const paid = outcomeOf(join(documentsWith({ users: [aPerson('ida', { purchased: { plan } })], groups }), 'guild'))
    expect(paid.state.users[idOf('ida')]?.purchased.plan, 'of another group').not.toHaveProperty('dateTerminated')
  })
})
