import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { asKey, type Group, NO_QUEST, type QuestKey, type User, type UserId } from '../model/index.ts'
import { addManager, removeManager } from './managers.ts'
import type { GroupChanges } from './new-group.ts'
import { removeMember } from './remove-member.ts'
import { updateGroup } from './update-group.ts'

const context = { catalogue: aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } }), now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const invitation = { id: idOf('guild'), name: 'guild', inviter: idOf('leader') }
const leader = aPerson('leader', inGuild)
const member = aPerson('member', inGuild)
const moderator = aPerson('moderator', { permissions: { moderator: true } })
const invited = aPerson('invited', { invitations: { guilds: [invitation] } })
const guild = aGroup('guild', { type: 'guild', memberCount: 2 })

const town = (group: Group = guild, ...others: ReadonlyArray<User>) =>
  documentsWith({ users: [leader, member, moderator, invited, aPerson('stranger'), ...others], groups: [group] })

describe('removeMember (rules 11.4)', () => {
  const remove = (actorId: string, who: string, documents = town()) =>
    removeMember(context)({ actorId: idOf(actorId), group: idOf('guild'), member: idOf(who), message: 'Sorry' })(
      documents,
    )

  it('sends a member away, and tells them why', () => {
    const { state, events } = outcomeOf(remove('leader', 'member'))
    expect(state.users[member._id]?.guilds).toEqual([])
    expect(state.groups[guild._id]?.memberCount).toBe(1)
    expect(events).toEqual([
      {
        to: member._id,
        event: { type: 'RemovedFromGroup', group: { id: guild._id, name: 'guild' }, message: 'Sorry' },
      },
    ])
  })

  it('takes an invitation back', () => {
    const { state, events } = outcomeOf(remove('leader', 'invited'))
    expect(state.users[invited._id]?.invitations.guilds).toEqual([])
    expect(events).toEqual([])
  })

  it('is for the leader, and in guilds for moderators from outside', () => {
    expect(outcomeOf(remove('moderator', 'member')).state.groups[guild._id]?.memberCount).toBe(1)
    expectRefusal(remove('member', 'invited'), 'onlyLeaderCanRemoveMember')
    expectRefusal(remove('stranger', 'member'), 'groupNotFound')
  })

  it.each([
    ['oneself', 'leader', 'leader', 'memberCannotRemoveYourself'],
    ['the leader', 'moderator', 'leader', 'cannotRemoveCurrentLeader'],
    ['somebody who is not in it', 'leader', 'stranger', 'groupMemberNotFound'],
    ['somebody nobody knows', 'leader', 'nobody', 'groupMemberNotFound'],
  ] as const)('does not remove %s', (_, actorId, who, key) => expectRefusal(remove(actorId, who), key))

  it('does not remove the owner of a quest', () => {
    const quest = { ...NO_QUEST, key: asKey<QuestKey>('rat'), leader: member._id }
    expectRefusal(remove('leader', 'member', town({ ...guild, quest })), 'cannotRemoveQuestOwner')
  })
})

describe('updateGroup (rules 11.4)', () => {
  const update = (actorId: string, changes: GroupChanges, group: Group = guild) =>
    updateGroup(context)({ actorId: idOf(actorId), group: group._id, changes })(town(group))

  it('changes what is written, and leaves the rest', () => {
    const { report } = outcomeOf(update('leader', { name: 'Lamps', leaderOnly: { challenges: true } }))
    expect(report).toEqual({ ...guild, name: 'Lamps', leaderOnly: { challenges: true, getGems: false } })
  })

  it('hands the group over to a member', () => {
    expect(outcomeOf(update('leader', { leader: idOf('member') })).report.leader).toBe(member._id)
    expectRefusal(update('leader', { leader: idOf('stranger') }), 'userMustBeMember')
  })

  it('lets only moderators say which words are allowed', () => {
    expect(outcomeOf(update('leader', { bannedWordsAllowed: true })).report.bannedWordsAllowed).toBeUndefined()
    expect(outcomeOf(update('moderator', { bannedWordsAllowed: true })).report.bannedWordsAllowed).toBe(true)
  })

  it('minds the words of public groups, unless they are allowed there', () => {
    const open = { ...guild, privacy: 'public' as const }
    expectRefusal(update('leader', { name: 'Drat' }, open), 'bannedWordUsed')
    expectRefusal(update('leader', { name: 'Numpty' }, open), 'bannedSlurUsed')
    expect(outcomeOf(update('leader', { name: 'Drat' }, { ...open, bannedWordsAllowed: true })).report.name).toBe(
      'Drat',
    )
  })

  it('is for the leader, and of guilds for staff; parties are nobody else’s (docs/decisions/054-challenge-admins.md)', () => {
    const party = aGroup('party', { memberCount: 1 })
    const staff = aPerson('staff', { permissions: { challengeAdmin: true } })
    const documents = documentsWith({ users: [staff], groups: [guild, party] })
    const byStaff = (group: Group) =>
      updateGroup(context)({ actorId: staff._id, group: group._id, changes: { name: 'Lamps' } })(documents)
    expect(outcomeOf(byStaff(guild)).report.name).toBe('Lamps')
    expectRefusal(byStaff(party), 'groupNotFound')
    expectRefusal(update('member', { name: 'Lamps' }), 'messageGroupOnlyLeaderCanUpdate')
  })

  it('keeps the leader while a plan runs, until it is cancelled', () => {
    const plan = { ...A_PLAN, dateTerminated: new Date(NOON).toISOString() }
    const changes = { leader: idOf('member') }
    expectRefusal(
      update('leader', changes, { ...guild, purchased: { plan: A_PLAN } }),
      'cannotChangeLeaderWithActiveGroupPlan',
    )
    expect(outcomeOf(update('leader', changes, { ...guild, purchased: { plan } })).report.leader).toBe(member._id)
  })

  it('refuses no name', () => expectRefusal(update('leader', { name: ' ' }), 'invalidReqParams'))

  it('refuses a long summary', () =>
    expectRefusal(update('leader', { summary: 'a'.repeat(251) }), 'summaryLengthExceedsMax'))
})

describe('managers (rules 11.4)', () => {
  const managed = { ...guild, managers: { [idOf<UserId>('member')]: true as const } }
  const params = (actorId: string, manager: string) => ({
    actorId: idOf(actorId),
    group: guild._id,
    manager: idOf(manager),
  })

  it('are members whom the leader trusts', () => {
    expect(outcomeOf(addManager(context)(params('leader', 'member'))(town())).report.managers).toEqual(managed.managers)
    expectRefusal(addManager(context)(params('leader', 'stranger'))(town()), 'userMustBeMember')
    expectRefusal(addManager(context)(params('member', 'member'))(town()), 'messageGroupOnlyLeaderCanUpdate')
  })

  it('are told no longer what waits for them', () => {
    const waiting = ['GROUP_TASK_APPROVAL', 'STREAK_ACHIEVEMENT'].map((type) => ({
      id: type,
      type,
      data: {},
      seen: false,
    }))
    const busy = { ...member, notifications: waiting }
    const { state, report } = outcomeOf(removeManager(context)(params('leader', 'member'))(town(managed, busy)))
    expect(report.managers).toEqual({})
    expect(state.users[member._id]?.notifications.map(({ type }) => type)).toEqual(['STREAK_ACHIEVEMENT'])
  })

  it('can’t be removed when they are none', () => {
    expectRefusal(removeManager(context)(params('leader', 'member'))(town()), 'userIsNotManager')
  })
})
