import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aHabit,
  aMessage,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
  onBoardOf,
  sharedFromInput,
} from '../../test-kit/index.ts'
import { asKey, NO_QUEST, type QuestKey, type TagId, type UserId } from '../model/index.ts'
import type { Documents } from '../documents/index.ts'
import { groupCommands } from './shared-commands.ts'

const leave = (documents: Documents, group = 'guild', more: object = {}) =>
  sharedFromInput(groupCommands.leaveGroup)({ actorId: idOf('ida'), group: idOf(group), ...more })(documents)

const since = (days: number) => ({ memberSince: { [idOf('guild')]: new Date(NOON - days * 86_400_000).toISOString() } })
const guild = aGroup('guild', {
  type: 'guild',
  leader: idOf('ida'),
  memberCount: 3,
  managers: { [idOf<UserId>('ida')]: true },
})
const ida = aPerson('ida', {
  guilds: [idOf('guild')],
  challenges: [idOf('walks')],
  tags: [{ id: idOf<TagId>('guild'), name: 'guild', group: idOf('guild') }],
  newMessages: { [idOf('guild')]: { name: 'guild', value: true } },
  chatSeen: { [idOf('guild')]: NOON },
  notifications: [{ id: 'n', type: 'NEW_CHAT_MESSAGE', data: { group: { id: idOf('guild') } }, seen: false }],
  preferences: { tasks: { mirrorGroupTasks: [idOf('guild')] } },
})
const copy = aHabit({
  _id: idOf('copy'),
  userId: idOf('ida'),
  challenge: { id: idOf('walks'), taskId: idOf('original') },
})
const documents = documentsWith({
  users: [
    ida,
    aPerson('young', { guilds: [idOf('guild')], ...since(3) }),
    aPerson('old', { guilds: [idOf('guild')], ...since(9) }),
  ],
  groups: [guild],
  challenges: [aChallenge('walks', { memberCount: 2 })],
  tasks: [copy],
  sharedTasks: [aShared.todo('assigned', { group: onBoardOf('guild', { ida: true, old: false }) })],
})

describe('leaveGroup (rules 11.4)', () => {
  const { state } = outcomeOf(leave(documents))

  it('takes the group off the player: the id, the mark of its tag, its unread chat, its mirrored tasks', () => {
    expect(state.users[ida._id]).toMatchObject({
      guilds: [],
      tags: [{ id: idOf('guild'), name: 'guild' }],
      newMessages: {},
      chatSeen: {},
      notifications: [],
      preferences: { tasks: { mirrorGroupTasks: [] } },
    })
    expect(state.users[ida._id]?.tags[0]?.group).toBeUndefined()
  })

  it('counts one member less, trusts them with nothing, and is led by the longest member', () => {
    expect(state.groups[guild._id]).toMatchObject({ memberCount: 2, managers: {}, leader: idOf('old') })
  })

  it('takes their tasks on the board back', () => {
    expect(state.sharedTasks[idOf('assigned')]?.group.assignedUsers).toEqual([idOf('old')])
    expect(Object.keys(state.sharedTasks[idOf('assigned')]?.group.assignedUsersDetail ?? {})).toEqual([idOf('old')])
  })

  it('leaves its challenges too, and keeps their tasks', () => {
    expect(state.users[ida._id]?.challenges).toEqual([])
    expect(state.challenges[idOf('walks')]?.memberCount).toBe(1)
    expect(state.tasks[copy._id]?.challenge).toEqual({})
  })

  it('removes their tasks when the player says so', () => {
    expect(outcomeOf(leave(documents, 'guild', { keep: 'remove-all' })).state.tasks[copy._id]).toBeUndefined()
  })

  it('remains in its challenges when the player says so', () => {
    const stayed = outcomeOf(leave(documents, 'guild', { keepChallenges: 'remain-in-challenges' })).state
    expect(stayed.users[ida._id]?.challenges).toEqual([idOf('walks')])
    expect(stayed.tasks[copy._id]).toBe(copy)
  })

  it('closes a private group when its last member leaves: invitations, board and chat go too', () => {
    const guilds = [{ id: idOf('guild'), name: 'guild', inviter: ida._id }]
    const last = outcomeOf(
      leave(
        documentsWith({
          users: [ida, aPerson('invited', { invitations: { guilds } })],
          groups: [{ ...guild, memberCount: 1 }],
          sharedTasks: [aShared.habit('board', { group: onBoardOf('guild') })],
          messages: [aMessage('line')],
        }),
      ),
    ).state
    expect(last.groups).toEqual({})
    expect(last.sharedTasks).toEqual({})
    expect(last.messages).toEqual({})
    expect(last.users[idOf('invited')]?.invitations.guilds).toEqual([])
  })

  it('leaves a public guild standing without members', () => {
    const open = { ...guild, memberCount: 1, privacy: 'public' as const }
    expect(outcomeOf(leave(documentsWith({ users: [ida], groups: [open] }))).state.groups[guild._id]?.memberCount).toBe(
      0,
    )
  })

  it('empties the player’s party, with what they did for its quest', () => {
    const quest = { RSVPNeeded: false, progress: { up: 9, down: 1, collectedItems: 2, collect: {} } }
    const member = aPerson('ida', { party: { _id: idOf('party'), order: 'name', quest } })
    const members = { [idOf<UserId>('ida')]: false }
    const party = aGroup('party', { memberCount: 2, quest: { ...NO_QUEST, members } })
    const after = outcomeOf(leave(documentsWith({ users: [member], groups: [party] }), 'party')).state
    expect(after.users[member._id]?.party).toEqual({
      order: 'level',
      orderAscending: 'ascending',
      quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collectedItems: 0, collect: {} } },
    })
    expect(after.groups[party._id]?.quest.members).toEqual({})
  })

  it('ends the plan that the group paid for', () => {
    const subscriber = aPerson('ida', {
      guilds: [idOf('guild')],
      purchased: { plan: { customerId: 'group-plan', planId: 'group_plan_auto' } },
    })
    const paying = aGroup('guild', { type: 'guild', memberCount: 3, purchased: { plan: { ...A_PLAN, quantity: 5 } } })
    const after = outcomeOf(leave(documentsWith({ users: [subscriber], groups: [paying] }))).state
    expect(after.users[subscriber._id]?.purchased.plan.dateTerminated).toBe('2026-06-12T00:00:00.000Z')
    expect(after.groups[paying._id]?.purchased.plan?.quantity).toBe(4)
  })
})

describe('leaveGroup refuses', () => {
  const questing = (active: boolean, leader: string) => {
    const members = { [idOf<UserId>('ida')]: true }
    const quest = { ...NO_QUEST, key: asKey<QuestKey>('rat'), leader: idOf<UserId>(leader), active, members }
    return documentsWith({
      users: [aPerson('ida', { party: { _id: idOf('party') } })],
      groups: [aGroup('party', { memberCount: 2, quest })],
    })
  }
  const planned = (leader: string, memberCount: number) =>
    documentsWith({
      users: [aPerson('ida', { guilds: [idOf('guild')] })],
      groups: [aGroup('guild', { type: 'guild', memberCount, leader: idOf(leader), purchased: { plan: A_PLAN } })],
    })

  it.each([
    ['an odd wish for the tasks', leave(documents, 'guild', { keep: 'burn' }), 'keepOrRemoveAll'],
    [
      'an odd wish for the challenges',
      leave(documents, 'guild', { keepChallenges: 'win' }),
      'groupRemainOrLeaveChallenges',
    ],
    [
      'a group the player is not in',
      leave(documentsWith({ users: [ida], groups: [aGroup('party')] }), 'party'),
      'groupNotFound',
    ],
    ['the owner of a pending quest', leave(questing(false, 'ida'), 'party'), 'questLeaderCannotLeaveGroup'],
    ['who takes part in a quest', leave(questing(true, 'other'), 'party'), 'cannotLeaveWhileActiveQuest'],
    ['the leader of a running plan', leave(planned('ida', 2)), 'leaderCannotLeaveGroupWithActiveGroup'],
    ['the last member of one', leave(planned('other', 1)), 'cannotDeleteActiveGroup'],
  ] as const)('%s', (_, result, key) => expectRefusal(result, key))
})
