import { describe, expect, it } from 'vitest'
import { aChallenge, aGroup, aPerson, aPlayer, aTodo, aUser, documentsWith } from '../../test-kit/index.ts'
import { asKey, LIMITS, type Player, type TaskId, type User, withFlags } from '../model/index.ts'
import { findOversized, findOversizedShared } from './find-oversized.ts'

const hints = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`hint${index}`, 1]))
const withHints = (count: number): Player => ({ user: withFlags(aUser(), { tour: hints(count) }), tasks: {} })
const blocking = (count: number): Player => {
  const user: User = aUser()
  return { user: { ...user, inbox: { ...user.inbox, blocks: Array.from({ length: count }, String) } }, tasks: {} }
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => asKey<TaskId>(`task-${index}`))
const ordered = (count: number) => ({ habits: [], dailys: [], todos: ids(count), rewards: [] })

describe('the limits of documents', () => {
  it('name the part that grew too large, and the limit', () => {
    expect(findOversized(withHints(LIMITS.map), withHints(LIMITS.map + 1))).toEqual({
      document: 'User',
      faults: [{ path: 'flags.tour', key: 'fieldTooManyEntries', params: { limit: LIMITS.map } }],
    })
    expect(findOversized(blocking(0), blocking(LIMITS.blockedPlayers + 1))).toMatchObject({
      faults: [{ path: 'inbox.blocks' }],
    })
  })

  it('call a task by its type', () => {
    const long = aTodo({ notes: 'x'.repeat(LIMITS.taskCharacters) })
    expect(findOversized(aPlayer(aUser()), aPlayer(aUser(), [long]))).toEqual({
      document: 'todo',
      faults: [{ path: 'text', key: 'fieldTooLong', params: { limit: LIMITS.taskCharacters } }],
    })
  })

  it('hold for the tasks to do of a player', () => {
    const having = (count: number): Player => ({ user: { ...aUser(), tasksOrder: ordered(count) }, tasks: {} })
    expect(findOversized(having(LIMITS.activeTasks - 1), having(LIMITS.activeTasks))).toBeUndefined()
    expect(findOversized(having(LIMITS.activeTasks), having(LIMITS.activeTasks + 1))).toMatchObject({
      document: 'User',
      faults: [{ path: 'tasksOrder', params: { limit: LIMITS.activeTasks } }],
    })
  })

  it('let a document that was larger before stay, and shrink', () => {
    const large = withHints(LIMITS.map + 100)
    expect(findOversized(large, { ...large, user: { ...large.user, balance: 7 } })).toBeUndefined()
    expect(findOversized(large, withHints(LIMITS.map + 99))).toBeUndefined()
    expect(findOversized(large, withHints(LIMITS.map + 101))).toMatchObject({ faults: [{ path: 'flags.tour' }] })
  })
})

describe('the limits of shared documents', () => {
  const [ida, nia] = [aPerson('ida'), aPerson('nia')]
  const joined = (user: User, count: number): User => ({ ...user, guilds: ids(count) })
  const before = documentsWith({ users: [ida, nia], groups: [aGroup('party')], challenges: [aChallenge('walk')] })

  it('refuse the actor, who joins one group too many, and nobody else', () => {
    const actor = { ...before, users: { ...before.users, [ida._id]: joined(ida, LIMITS.memberships + 1) } }
    expect(findOversizedShared(ida._id, before, actor)).toMatchObject({
      document: 'User',
      faults: [{ path: 'guilds' }],
    })
    expect(findOversizedShared(nia._id, before, actor)).toBeUndefined()
  })

  it('hold for the boards of groups and challenges', () => {
    const [group, challenge] = [
      aGroup('party', { tasksOrder: ordered(LIMITS.sharedTasks + 1) }),
      aChallenge('walk', { tasksOrder: ordered(LIMITS.sharedTasks + 1) }),
    ]
    expect(findOversizedShared(ida._id, before, { ...before, groups: { [group._id]: group } })).toMatchObject({
      document: 'Group',
      faults: [{ path: 'tasksOrder', params: { limit: LIMITS.sharedTasks } }],
    })
    expect(
      findOversizedShared(ida._id, before, { ...before, challenges: { [challenge._id]: challenge } }),
    ).toMatchObject({ document: 'Challenge' })
  })
})
