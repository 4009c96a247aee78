import { describe, expect, it } from 'vitest'
import { aCatalogue, aHabit, answerOf, aPlayer, aUser, expectRefusal, NOON } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { asKey, type Task } from '../model/index.ts'
import { scoringCommands } from '../scoring/commands.ts'
import { statsCommands } from '../stats/commands.ts'
import { play, seedOf } from './play.ts'
import { settle } from './settle.ts'

const catalogue = aCatalogue()
const at = NOON + DAY
const [one, other] = [aHabit(), aHabit({ _id: asKey<Task['_id']>('task-2') })]
const up = { task: one._id, direction: 'up' }

describe('play', () => {
  it('counts the turn, so that the next one throws anew', () => {
    const before = aPlayer(aUser(), [one])
    const { user } = answerOf(play(catalogue)(scoringCommands.scoreTask, { params: up, at })(before)).state
    expect(user).toMatchObject({ turn: 1, lastCommand: toIso(at), auth: { timestamps: { updated: toIso(at) } } })
    expect(seedOf(user)).not.toBe(seedOf(before.user))
  })

  it('counts no turn for a refused command', () => {
    const params = { task: one._id, direction: 'left' }
    expectRefusal(
      play(catalogue)(scoringCommands.scoreTask, { params, at })(aPlayer(aUser(), [one])),
      'directionUpDown',
    )
  })

  it('notes when a task changed, and leaves the others alone', () => {
    const before = aPlayer(aUser(), [one, other])
    const { tasks } = answerOf(play(catalogue)(scoringCommands.scoreTask, { params: up, at })(before)).state
    expect(tasks[one._id]?.updatedAt).toBe(toIso(at))
    expect(tasks[other._id]).toBe(other)
  })

  it('leaves the notifications that the events call for', () => {
    const { user } = answerOf(
      play(catalogue)(scoringCommands.scoreTask, { params: up, at })(aPlayer(aUser(), [one])),
    ).state
    expect(user.notifications.map(({ type, data }) => [type, data])).toEqual([
      ['ACHIEVEMENT', { achievement: 'completedTask' }],
    ])
  })

  it('says which points wait to be placed (rules 1.7)', () => {
    const user = aUser({ stats: { lvl: 10, exp: 260 }, flags: { classSelected: true } })
    const { state } = answerOf(play(catalogue)(statsCommands.syncStats, { params: {}, at })(aPlayer(user)))
    expect(state.user.notifications.map(({ data }) => data)).toEqual([{ points: 11 }])
  })
})

describe('settle (rules 17 step 4)', () => {
  it.each([
    [24, 0],
    [-1, 0],
    [4.5, 0],
    [23, 23],
  ])('stores a day start of %d as %d', (dayStart, stored) => {
    expect(settle(catalogue, 'seed')(aUser({ preferences: { dayStart } })).state.preferences.dayStart).toBe(stored)
  })

  it('keeps figures within bounds', () => {
    expect(settle(catalogue, 'seed')(aUser({ stats: { gp: -1 } })).state.stats.gp).toBe(0)
  })

  it('gives the same player back when all is well', () => {
    const user = aUser()
    expect(settle(catalogue, 'seed')(user).state).toBe(user)
  })
})
