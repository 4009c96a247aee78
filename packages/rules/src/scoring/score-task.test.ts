import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDaily,
  aHabit,
  outcomeOf,
  aReward,
  aTodo,
  aUser,
  bags,
  type DeepPartial,
  expectRefusal,
  NOON,
  fromInput,
  aPlayer,
} from '../../test-kit/index.ts'
import { DAY, HOUR, type Instant, toIso } from '../kernel/index.ts'
import { asKey, type Direction, type Task, type User } from '../model/index.ts'
import { scoringCommands } from './commands.ts'
import { scoreTask } from './score-task.ts'

const catalogue = aCatalogue()

const player = (changes: DeepPartial<User> = {}) =>
  aUser({
    flags: { itemsEnabled: true, customizationsNotification: true },
    achievements: { completedTask: true },
    ...changes,
    items: { ...bags({ eggs: { Wolf: 1 }, food: { Meat: 1 } }), ...changes.items },
  })

const attempt = (user: User, task: Task, direction: Direction, now: Instant = NOON) =>
  scoreTask({ catalogue, now, seed: {} })({ direction })({ user, task })
const score = (user: User, task: Task, direction: Direction, now: Instant = NOON) => {
  const { state, report, events } = outcomeOf(attempt(user, task, direction, now))
  return { ...state, report, events }
}

describe('scoreTask refuses (rules 2.1)', () => {
  it.each([
    ['a tick on a ticked daily', aDaily({ completed: true }), 'up', 'sessionOutdated'],
    ['to untick an open daily', aDaily(), 'down', 'sessionOutdated'],
    ['a finished to-do once more', aTodo({ completed: true }), 'up', 'sessionOutdated'],
    ['to reopen an open to-do', aTodo(), 'down', 'sessionOutdated'],
    ['a tick on a paused daily', aDaily({ paused: true }), 'up', 'dailyPaused'],
    ['a task of someone else', aHabit({ userId: asKey<Task['userId']>('user-2') }), 'up', 'taskNotYours'],
    ['a reward that costs more gold than there is', aReward({ value: 0.01 }), 'down', 'messageNotEnoughGold'],
  ] as const)('%s', (_, task, direction, key) => expectRefusal(attempt(player(), task, direction), key))

  it('a direction there is not', () => {
    const params = { task: aHabit()._id, direction: 'sideways' }
    expectRefusal(fromInput(scoringCommands.scoreTask)(params)(aPlayer(player(), [aHabit()])), 'directionUpDown')
  })
})

describe('a habit (rules 2.10, 2.11)', () => {
  it('counts both directions and can be scored for ever', () => {
    const once = score(player(), aHabit(), 'up')
    const twice = score(once.user, once.task, 'down')
    expect(twice.task).toMatchObject({ counterUp: 1, counterDown: 1 })
  })

  it('keeps one history entry a user day', () => {
    const user = player({ preferences: { dayStart: 4 } })
    const evening = score(user, aHabit(), 'up', NOON + 10 * HOUR)
    const lateNight = score(user, evening.task, 'down', NOON + 15 * HOUR)
    expect('history' in lateNight.task && lateNight.task.history).toEqual([
      { date: NOON + 15 * HOUR, value: lateNight.task.value, scoredUp: 1, scoredDown: 1 },
    ])
    const nextDay = score(user, lateNight.task, 'up', NOON + 17 * HOUR)
    expect('history' in nextDay.task && nextDay.task.history.length).toBe(2)
  })

  it('may be scored although its button is hidden', () => {
    expect(score(player(), aHabit({ up: false }), 'up').task).toMatchObject({ counterUp: 1 })
  })
})

describe('a daily (rules 2.10)', () => {
  it('reaches a full streak every 21 days, and loses it with the tick', () => {
    const full = score(player(), aDaily({ streak: 20 }), 'up')
    expect(full.user.achievements.streak).toBe(1)
    expect(full.events).toContainEqual({ type: 'StreakReached', task: 'task-1', streak: 21 })
    expect(score(full.user, full.task, 'down').user.achievements.streak).toBe(0)
  })

  it('never takes a full streak that is not there', () => {
    expect(score(player(), aDaily({ streak: 21, completed: true }), 'down').user.achievements.streak).toBe(0)
  })

  it('notes the day it was ticked, and forgets it with the tick', () => {
    const ticked = score(player(), aDaily({ isDue: false }), 'up')
    expect('history' in ticked.task && ticked.task.history).toEqual([
      { date: NOON, value: 1, isDue: false, completed: true },
    ])
    expect(score(ticked.user, ticked.task, 'down').task).toMatchObject({ history: [] })
  })

  it('brings its due dates up to date', () => {
    const stale = aDaily({ isDue: false, nextDue: [] })
    const { task } = score(player(), stale, 'up')
    expect(task).toMatchObject({ isDue: true })
    expect('nextDue' in task && task.nextDue[0]).toBe(toIso(Math.floor(NOON / DAY + 1) * DAY))
  })

  it('takes no quest damage and no luck back (rules 2.10)', () => {
    const ticked = score(player(), aDaily(), 'up')
    expect(score(ticked.user, ticked.task, 'down').user.party.quest.progress.up).toBe(1)
  })

  it('may leave experience below zero, but never gold', () => {
    const { stats } = score(player(), aDaily({ completed: true }), 'down').user
    expect(stats.exp).toBeLessThan(0)
    expect(stats.gp).toBe(0)
  })
})

describe('a to-do (rules 2.1 step 8, 2.10)', () => {
  const ids = ['task-0', 'task-1', 'task-2'].map((id): Task['_id'] => asKey(id))

  it('leaves the order when it is done, and comes back at the end', () => {
    const done = score(player({ tasksOrder: { todos: ids } }), aTodo(), 'up')
    expect(done.user.tasksOrder.todos).toEqual(['task-0', 'task-2'])
    expect(done.task).toMatchObject({ completed: true, dateCompleted: toIso(NOON) })
    const open = score(done.user, done.task, 'down')
    expect(open.user.tasksOrder.todos).toEqual(['task-0', 'task-2', 'task-1'])
    expect(open.task).not.toHaveProperty('dateCompleted')
  })
})

describe('a reward (rules 2.10)', () => {
  it('costs its gold either way and reports no delta', () => {
    const user = player({ stats: { gp: 12 } })
    for (const direction of ['up', 'down'] as const) {
      const bought = score(user, aReward({ value: 10 }), direction)
      expect(bought.user.stats).toMatchObject({ gp: 2, exp: 0, mp: 10 })
      expect(bought.report.delta).toBe(0)
      expect(bought.task.value).toBe(10)
    }
  })
})

describe('the first task ever (rules 2.1, 2.10, 7.9)', () => {
  const newcomer = player({ achievements: { completedTask: false } })

  it('takes the first step and finds nothing', () => {
    const { user, report, events } = score({ ...newcomer, items: aUser().items }, aHabit(), 'up')
    expect(user.achievements.completedTask).toBe(true)
    expect(events).toContainEqual({ type: 'AchievementUnlocked', achievement: 'completedTask' })
    expect(report.tmp).toEqual({ quest: { progressDelta: 0.5 } })
    expect(user.items.eggs).toEqual({})
  })

  it('is not one that was scored down', () => {
    expect(score(newcomer, aHabit(), 'down').user.achievements.completedTask).toBe(false)
  })

  it('brings the hundred gold when it is the last of the five steps, too late for the levels of this score', () => {
    const last = aUser({
      achievements: { createdTask: true, hatchedPet: true, fedPet: true, purchasedEquipment: true },
    })
    expect(score(last, aHabit(), 'up').user.stats.gp).toBe(101)
  })
})

describe('training by tasks (rules 2.9)', () => {
  const preferences = { automaticAllocation: true, allocationMode: 'taskbased' } as const

  it('listens to habits and dailies both ways, and to to-dos upwards only', () => {
    const user = player({ preferences })
    const trained = (task: Task, direction: Direction) => score(user, task, direction).user.stats.training.con
    expect(trained(aHabit({ attribute: 'con' }), 'up')).toBe(1)
    expect(trained(aHabit({ attribute: 'con' }), 'down')).toBeLessThan(0)
    expect(trained(aDaily({ attribute: 'con', completed: true }), 'down')).toBeLessThan(0)
    expect(trained(aTodo({ attribute: 'con' }), 'up')).toBe(1)
    expect(trained(aTodo({ attribute: 'con', completed: true }), 'down')).toBe(0)
  })

  it('does not listen in other modes', () => {
    const user = player({ preferences: { ...preferences, allocationMode: 'flat' } })
    expect(score(user, aHabit(), 'up').user.stats.training).toEqual({ str: 0, int: 0, con: 0, per: 0 })
  })
})
