import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aGroup,
  aHabit,
  outcomeOf,
  aPerson,
  aReward,
  aShared,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
} from '../../../test-kit/index.ts'
import type { SharedTask, Task, User } from '../../model/index.ts'
import { joinChallenge } from './join-challenge.ts'
import { leaveChallenge } from './leave-challenge.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const challenge = idOf('walks')
const link = { challenge: { id: challenge } }
const checklist = [{ id: 'a', text: 'Shoes', completed: true }]
const originals: ReadonlyArray<SharedTask> = [
  aShared.habit('habit', { ...link, value: 3, counterUp: 2 }),
  aShared.daily('daily', { ...link, value: 3, streak: 4, completed: true, checklist }),
  aShared.todo('todo', { ...link, completed: true, dateCompleted: '2026-06-01T00:00:00.000Z' }),
  aShared.reward('reward', { ...link, value: 7 }),
]
const order = { habits: [idOf<Task['_id']>('habit')], dailys: [idOf<Task['_id']>('daily')], todos: [], rewards: [] }

const town = (user: User, tasks: ReadonlyArray<Task> = []) =>
  documentsWith({
    users: [user],
    groups: [aGroup('guild', { type: 'guild' })],
    challenges: [aChallenge('walks', { shortName: 'walks', memberCount: 1, tasksOrder: order })],
    sharedTasks: originals,
    tasks,
  })

const inGuild = { guilds: [idOf('guild')] }
const join = (user: User = aPerson('ida', inGuild), tasks: ReadonlyArray<Task> = []) =>
  joinChallenge(context)({ actorId: user._id, challenge })(town(user, tasks))

describe('taking part in a challenge (rules 11.5)', () => {
  const { state, report, events } = outcomeOf(join())
  const copies = Object.values(state.tasks)
  const copyOf = (name: string) => copies.find((task) => task.challenge.taskId === idOf(name))

  it('brings a copy of each task, at its beginning', () => {
    expect(copies).toHaveLength(4)
    expect(copyOf('habit')).toMatchObject({ userId: idOf('ida'), value: 0, counterUp: 0, history: [] })
    expect(copyOf('daily')).toMatchObject({ value: 0, streak: 0, completed: false, checklist: [{ completed: false }] })
    expect(copyOf('todo')).toMatchObject({ completed: false })
    expect(copyOf('todo')).not.toHaveProperty('dateCompleted')
    expect(copyOf('reward')).toMatchObject({ value: 7 })
    expect(copyOf('habit')?.challenge).toEqual({ id: challenge, taskId: idOf('habit'), shortName: 'walks' })
  })

  it('lists the copies, and tags them', () => {
    const user = state.users[idOf('ida')]
    expect(user?.tasksOrder.habits).toEqual([copyOf('habit')?._id])
    expect(user?.tags).toEqual([{ id: challenge, name: 'walks', challenge: true }])
    expect(copies.every(({ tags }) => tags.some((tag) => String(tag) === challenge))).toBe(true)
  })

  it('counts, and is an achievement the first time', () => {
    expect(report.memberCount).toBe(2)
    expect(events.map(({ event }) => event.type)).toEqual(['ChallengeFirstJoined'])
    const again = outcomeOf(join(aPerson('ida', { ...inGuild, achievements: { joinedChallenge: true } })))
    expect(again.events).toEqual([])
  })

  it('links copies of an earlier time again, and brings them up to date', () => {
    const old = aHabit({
      _id: idOf('old'),
      userId: idOf('ida'),
      text: 'Stroll',
      value: 9,
      challenge: { id: challenge, taskId: idOf('habit'), broken: 'UNSUBSCRIBED' },
    })
    const after = outcomeOf(join(aPerson('ida', inGuild), [old])).state
    expect(after.tasks[old._id]).toMatchObject({ text: 'habit', value: 9 })
    expect(after.tasks[old._id]?.challenge).toEqual({ id: challenge, taskId: idOf('habit'), shortName: 'walks' })
    expect(Object.keys(after.tasks)).toHaveLength(4)
  })

  it('is for members of the group and its leader; no right of staff replaces that', () => {
    expect(outcomeOf(join(aPerson('leader'))).report.memberCount).toBe(2)
    expectRefusal(join(aPerson('staff', { permissions: { fullAccess: true } })), 'challengeNotFound')
  })
})

describe('taking part no more', () => {
  const user = outcomeOf(join()).state.users[idOf('ida')] as User
  const joined = outcomeOf(join()).state
  const leave = (keep?: 'keep-all' | 'remove-all') =>
    outcomeOf(leaveChallenge({})({ actorId: user._id, challenge, ...(keep === undefined ? {} : { keep }) })(joined))
      .state

  it('makes the copies ordinary tasks, and the tag an ordinary one', () => {
    const after = leave()
    expect(Object.values(after.tasks).map(({ challenge: linked }) => linked)).toEqual([{}, {}, {}, {}])
    expect(after.users[user._id]).toMatchObject({ challenges: [], tags: [{ id: challenge, name: 'walks' }] })
    expect(after.users[user._id]?.tags[0]?.challenge).toBeUndefined()
    expect(after.challenges[challenge]?.memberCount).toBe(1)
  })

  it('removes them when the player says so, and from the lists', () => {
    const after = leave('remove-all')
    expect(after.tasks).toEqual({})
    expect(after.users[user._id]?.tasksOrder).toEqual({ habits: [], dailys: [], todos: [], rewards: [] })
  })

  it('leaves tasks of others alone', () => {
    const mine = aReward({ _id: idOf('mine'), userId: idOf('ida') })
    const with1 = { ...joined, tasks: { ...joined.tasks, [mine._id]: mine } }
    const after = outcomeOf(leaveChallenge({})({ actorId: user._id, challenge, keep: 'remove-all' })(with1)).state
    expect(after.tasks).toEqual({ [mine._id]: mine })
  })
})
