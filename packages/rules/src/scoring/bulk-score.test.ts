import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDaily,
  aHabit,
  outcomeOf,
  aPlayer,
  aReward,
  aUser,
  bags,
  expectRefusal,
  NOON,
  fromInput,
} from '../../test-kit/index.ts'
import { asKey, type Task } from '../model/index.ts'
import { scoringCommands } from './commands.ts'

const id = (name: string): Task['_id'] => asKey(name)
const player = aPlayer(
  aUser({
    achievements: { completedTask: true },
    items: bags({ eggs: { Wolf: 1 }, food: { Meat: 1 } }),
  }),
  [aHabit({ _id: id('habit') }), aDaily({ _id: id('daily'), alias: 'walk' }), aReward({ _id: id('reward') })],
)

const attempt = (scorings: unknown, seed = {}) =>
  fromInput(scoringCommands.bulkScore, { catalogue: aCatalogue(), now: NOON, seed })({ scorings })(player)

describe('bulkScore (rules 2.1 step 1)', () => {
  it('scores one after the other and reports each', () => {
    const { state, report } = outcomeOf(
      attempt([
        { id: 'habit', direction: 'up' },
        { id: 'walk', direction: 'up' },
      ]),
    )
    expect(report.tasks.map(({ id: task, delta }) => [task, delta])).toEqual([
      ['habit', 1],
      ['daily', 1],
    ])
    expect(state.user.stats).toMatchObject({ exp: 12, gp: 2 })
    expect(state.tasks[id('daily')]).toMatchObject({ completed: true })
    expect(state.tasks[id('reward')]).toBe(player.tasks[id('reward')])
  })

  it('throws anew when a habit comes twice', () => {
    const twice = [
      { id: 'habit', direction: 'up' },
      { id: 'habit', direction: 'up' },
    ]
    const { report } = outcomeOf(attempt(twice, { 'score.crit/habit/2': 0 }))
    expect(report.tasks.map(({ tmp }) => tmp.crit)).toEqual([undefined, 1.5])
  })

  it('skips tasks that are not there', () => {
    const { report } = outcomeOf(
      attempt([
        { id: 'gone', direction: 'up' },
        { id: 'habit', direction: 'down' },
      ]),
    )
    expect(report.tasks.length).toBe(1)
  })

  it.each([
    ['no list is sent', { id: 'habit', direction: 'up' }, 'invalidTaskScorings'],
    ['the list is empty', [], 'invalidTaskScorings'],
    ['a direction is none', [{ id: 'habit', direction: 'left' }], 'directionUpDown'],
    ['an entry is nothing', [null], 'directionUpDown'],
    ['an id is no text', [{ id: 7, direction: 'up' }], 'invalidTaskIdentifier'],
    ['no task is known', [{ id: 'gone', direction: 'up' }], 'messageTaskNotFound'],
    [
      'one of them is refused',
      [
        { id: 'habit', direction: 'up' },
        { id: 'reward', direction: 'down' },
      ],
      'messageNotEnoughGold',
    ],
  ] as const)('refuses all when %s', (_, scorings, key) => expectRefusal(attempt(scorings), key))

  it('needs the tasks that it names', () => {
    const scorings = [{ id: 'habit', direction: 'up' }] as const
    expect(scoringCommands.bulkScore.scope({ scorings })).toEqual({ named: ['habit'] })
  })
})
