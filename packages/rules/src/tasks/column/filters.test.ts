import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aReward, aTodo, aUser } from '../../../test-kit/index.ts'
import { asKey, TASK_TYPES, type Task } from '../../model/index.ts'
import { badgeOf, filteredTasks, filterInUse, FILTERS, type TaskFilter } from './filters.ts'

const habits = [aHabit({ _id: asKey('low'), value: 0.99 }), aHabit({ _id: asKey('high'), value: 1 })]
const dailies = [
  aDaily({ _id: asKey('open') }),
  aDaily({ _id: asKey('done'), completed: true }),
  aDaily({ _id: asKey('rest'), isDue: false }),
]
const todos = [
  aTodo({ _id: asKey('late'), date: '2026-07-02T00:00:00.000Z' }),
  aTodo({ _id: asKey('plain') }),
  aTodo({ _id: asKey('soon'), date: '2026-07-01T00:00:00.000Z' }),
  aTodo({ _id: asKey('done'), completed: true, date: '2026-06-01T00:00:00.000Z' }),
  aTodo({ _id: asKey('undated'), date: null }),
]
const rewards = [aReward()]

describe('a filter', () => {
  it.each<[string, TaskFilter, ReadonlyArray<Task>, string]>([
    ['all habits', 'all', habits, 'low high'],
    ['habits below 1', 'yellowred', habits, 'low'],
    ['habits from 1', 'greenblue', habits, 'high'],
    ['all dailies', 'all', dailies, 'open done rest'],
    ['dailies due and undone', 'due', dailies, 'open'],
    ['dailies that wait for nothing', 'notDue', dailies, 'done rest'],
    ['to-dos to do', 'remaining', todos, 'late plain soon undated'],
    ['to-dos with a date by date', 'scheduled', todos, 'soon late'],
    ['completed to-dos', 'complete2', todos, 'done'],
    ['all to-dos of another board', 'all', todos, 'late plain soon done undated'],
    ['own rewards', 'custom', rewards, 'task-1'],
    ['no reward on the wish list', 'wishlist', rewards, ''],
  ])('shows %s', (_, filter, tasks, expected) => {
    expect(
      filteredTasks(tasks, filter)
        .map(({ _id }) => _id)
        .join(' '),
    ).toBe(expected)
  })

  it('is offered by kind, and fewer on boards of others', () => {
    expect(FILTERS.full.todo).toEqual(['remaining', 'scheduled', 'complete2'])
    expect(TASK_TYPES.map((type) => FILTERS.simple[type].join(' '))).toEqual(['all', 'all', 'all scheduled', 'all'])
  })

  it('is the one chosen last; to-dos begin with those to do', () => {
    const user = aUser({ preferences: { tasks: { activeFilter: { habit: 'greenblue', daily: 'nonsense' } } } })
    expect(TASK_TYPES.map((type) => filterInUse(user, type))).toEqual(['greenblue', 'all', 'remaining', 'all'])
  })

  it('shows dailies due first to players who want it so, unless they chose another', () => {
    const preferences = { dailyDueDefaultView: true }
    expect(filterInUse(aUser({ preferences: preferences }), 'daily')).toBe('due')
    const chosen = aUser({ preferences: { ...preferences, tasks: { activeFilter: { daily: 'notDue' } } } })
    expect(filterInUse(chosen, 'daily')).toBe('notDue')
  })
})

describe('the badge of a list', () => {
  it.each<[string, ReadonlyArray<Task>, number]>([
    ['to-dos not completed', todos, 4],
    ['dailies due and undone', dailies, 1],
    ['no habits', habits, 0],
    ['no rewards', rewards, 0],
  ])('counts %s', (_, tasks, count) => expect(badgeOf(tasks)).toBe(count))
})
