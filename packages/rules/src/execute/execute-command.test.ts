import { describe, expect, it } from 'vitest'
import { aCatalogue, aHabit, outcomeOf, aPlayer, aTodo, aUser, expectRefusal, NOON } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { asKey, type Task } from '../model/index.ts'
import { scoringCommands } from '../scoring/index.ts'
import { statsCommands } from '../stats/index.ts'
import { executeCommand, seedOf } from './execute-command.ts'
import { applyInvariants } from './apply-invariants.ts'

const catalogue = aCatalogue()
const at = NOON + DAY
const [one, other] = [aHabit(), aHabit({ _id: asKey<Task['_id']>('task-2') })]
const up = { task: one._id, direction: 'up' } as const

describe('executeCommand', () => {
  it('counts the turn, so that the next one throws anew', () => {
    const before = aPlayer(aUser(), [one])
    const { user } = outcomeOf(executeCommand(catalogue)(scoringCommands.scoreTask, { params: up, at })(before)).state
    expect(user).toMatchObject({ turn: 1, lastCommand: toIso(at), auth: { timestamps: { updated: toIso(at) } } })
    expect(seedOf(user)).not.toBe(seedOf(before.user))
  })

  it('counts no turn for a refused command', () => {
    const done = aTodo({ completed: true })
    const params = { task: done._id, direction: 'up' } as const
    expectRefusal(
      executeCommand(catalogue)(scoringCommands.scoreTask, { params, at })(aPlayer(aUser(), [done])),
      'sessionOutdated',
    )
  })

  it('notes when a task changed, and leaves the others alone', () => {
    const before = aPlayer(aUser(), [one, other])
    const { tasks } = outcomeOf(executeCommand(catalogue)(scoringCommands.scoreTask, { params: up, at })(before)).state
    expect(tasks[one._id]?.updatedAt).toBe(toIso(at))
    expect(tasks[other._id]).toBe(other)
  })

  it('leaves the notifications that the events call for', () => {
    const { user } = outcomeOf(
      executeCommand(catalogue)(scoringCommands.scoreTask, { params: up, at })(aPlayer(aUser(), [one])),
    ).state
    expect(user.notifications.map(({ type, data }) => [type, data])).toEqual([
      ['ACHIEVEMENT', { achievement: 'completedTask' }],
    ])
  })

  it('says which points wait to be placed (rules 1.7)', () => {
    const user = aUser({ stats: { lvl: 10, exp: 260 }, flags: { classSelected: true } })
    const { state } = outcomeOf(executeCommand(catalogue)(statsCommands.syncStats, { params: {}, at })(aPlayer(user)))
    expect(state.user.notifications.map(({ data }) => data)).toEqual([{ points: 11 }])
  })
})

describe('applyInvariants (rules 17 step 4)', () => {
  it.each([
    [24, 0],
    [-1, 0],
    [4.5, 0],
    [23, 23],
  ])('stores a day start of %d as %d', (dayStart, stored) => {
    expect(applyInvariants(catalogue, 'seed')(aUser({ preferences: { dayStart } })).state.preferences.dayStart).toBe(
      stored,
    )
  })

  it('keeps figures within bounds', () => {
    expect(applyInvariants(catalogue, 'seed')(aUser({ stats: { gp: -1 } })).state.stats.gp).toBe(0)
  })

  it('gives the same player back when all is well', () => {
    const user = aUser()
    expect(applyInvariants(catalogue, 'seed')(user).state).toBe(user)
  })
})
