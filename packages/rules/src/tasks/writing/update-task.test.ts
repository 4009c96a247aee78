import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  outcomeOf,
  aPlayer,
  aReward,
  aTodo,
  aUser,
  expectRefusal,
  NOON,
} from '../../../test-kit/index.ts'
import { DAY, HOUR } from '../../kernel/index.ts'
import { asKey, type Task } from '../../model/index.ts'
import type { TaskChanges } from './task-fields.ts'
import { updateTask } from './update-task.ts'

const context = { seed: 'user-1/0', now: NOON + HOUR }
const LATER = '2026-06-10T13:00:00.000Z'

const update = (task: Task, changes: TaskChanges, user = aUser()) =>
  updateTask(context)({ task: task._id, changes })(aPlayer(user, [task]))
const updated = (task: Task, changes: TaskChanges, user = aUser()): Task =>
  outcomeOf(update(task, changes, user)).report

describe('updateTask', () => {
  it('writes the named fields and notes when', () => {
    const todo = aTodo()
    expect(updated(todo, { text: 'Run', date: '2026-07-01T00:00:00.000Z' })).toEqual({
      ...todo,
      text: 'Run',
      date: '2026-07-01T00:00:00.000Z',
      updatedAt: LATER,
    })
  })

  it('leaves the player as they are when nothing differs', () => {
    const player = aPlayer(aUser(), [aTodo()])
    const result = outcomeOf(updateTask(context)({ task: 'task-1', changes: { text: 'Walk', priority: 1 } })(player))
    expect(result.state).toBe(player)
    expect(result.events).toEqual([])
  })

  it('counts the days on which a daily was done from its history, once it gets a plan of so many times', () => {
    const history = [
      { date: NOON - 2 * DAY, value: 1, isDue: true, completed: true },
      { date: NOON - DAY, value: 0, isDue: true, completed: false },
    ]
    const daily = updated(aDaily({ history }), { recurrence: { type: 'times', times: 3, per: 'week' } })
    expect(daily).toMatchObject({ doneOn: ['2026-06-08'] })
  })

  it('keeps the first day of a reminder that has one', () => {
    const [from, plain] = [
      { id: 'from', time: LATER, startDate: LATER },
      { id: 'plain', time: LATER },
    ]
    expect(updated(aTodo(), { reminders: [from, plain] }).reminders).toEqual([from, plain])
  })

  it('finds a task by its alias, and takes an alias away with null', () => {
    const player = aPlayer(aUser(), [aTodo({ alias: 'walk' })])
    const result = outcomeOf(updateTask(context)({ task: 'walk', changes: { alias: null } })(player))
    expect(result.report).not.toHaveProperty('alias')
  })

  it('ignores the value of all but rewards, and fields of other kinds', () => {
    const todo = aTodo()
    expect(updated(todo, { value: 12, streak: 4, up: false })).toBe(todo)
    expect(updated(aReward(), { value: 12 }).value).toBe(12)
  })

  it('cuts a streak to a whole number', () => {
    expect(updated(aDaily(), { streak: 7.9 })).toMatchObject({ streak: 7 })
  })

  it('drops checklist items that have lost their text', () => {
    const checklist = [
      { id: 'a', text: 'shoes' },
      { id: 'b', text: '' },
    ]
    expect(updated(aTodo(), { checklist })).toMatchObject({ checklist: [{ id: 'a', text: 'shoes', completed: false }] })
  })

  it('keeps a tag once, and gives the second of two items with one id an id of its own', () => {
    const tag = asKey<Task['tags'][number]>('6d7e0f6a-1111-4222-8333-944444444444')
    const twins = [
      { id: 'a', text: 'shoes' },
      { id: 'a', text: 'coat' },
    ]
    const todo = updated(aTodo(), { tags: [tag, tag], checklist: twins })
    expect(todo.tags).toEqual([tag])
    expect(new Set(todo.type === 'todo' ? todo.checklist.map(({ id }) => id) : []).size).toBe(2)
  })

  it('changes single weekdays and leaves the others', () => {
    expect(updated(aDaily(), { repeat: { su: false } })).toMatchObject({ repeat: { su: false, m: true, s: true } })
  })

  it('works out again when the daily is due', () => {
    expect(updated(aDaily(), { startDate: '2026-06-20T00:00:00.000Z' })).toMatchObject({
      isDue: false,
      nextDue: expect.arrayContaining(['2026-06-20T00:00:00.000Z']),
    })
  })

  it('puts the start a day back when the daily is edited west of where it was made', () => {
    const daily = aDaily({ startDate: '2026-06-01T04:00:00.000Z' })
    const west = aUser({ preferences: { timezoneOffset: 300 } })
    expect(updated(daily, { text: 'Run' }, west)).toMatchObject({ startDate: '2026-05-31T05:00:00.000Z' })
  })

  it('makes a monthly rule by date follow its start', () => {
    const daily = aDaily({ frequency: 'monthly', daysOfMonth: [5, 20], startDate: '2026-05-31T00:00:00.000Z' })
    expect(updated(daily, { text: 'Rent' })).toMatchObject({ daysOfMonth: [31] })
    expect(updated(daily, { startDate: '2026-06-07T00:00:00.000Z' })).toMatchObject({
      daysOfMonth: [7],
      nextDue: expect.arrayContaining(['2026-07-07T00:00:00.000Z']),
    })
  })

  it('lets the player change only what is theirs in the copy of a challenge task', () => {
    const copy = aDaily({ challenge: { id: 'challenge-1' } })
    expect(
      updated(copy, { text: 'Run', priority: 2, everyX: 3, notes: 'mine', checklist: [{ text: 'a' }] }),
    ).toMatchObject({
      text: 'Walk',
      priority: 1,
      everyX: 1,
      notes: 'mine',
      checklist: [{ text: 'a' }],
    })
  })

  it('keeps the checklist of a group task as the group wrote it', () => {
    const copy = aTodo({ group: { id: 'group-1', assignedUsers: [], completedBy: {} } })
    expect(updated(copy, { checklist: [{ text: 'a' }], notes: 'mine' })).toMatchObject({ checklist: [], notes: 'mine' })
  })

  it('refuses a task that is not there', () => {
    expectRefusal(updateTask(context)({ task: 'gone', changes: {} })(aPlayer(aUser())), 'messageTaskNotFound')
  })

  it('refuses an alias that another task has, but not its own', () => {
    const player = aPlayer(aUser(), [aTodo({ alias: 'walk' }), aTodo({ _id: asKey('task-2'), alias: 'run' })])
    const change = (alias: string) => updateTask(context)({ task: 'task-1', changes: { alias } })(player)
    expectRefusal(change('run'), 'taskAliasAlreadyUsed')
    expect(outcomeOf(change('walk')).state).toBe(player)
  })

  it('refuses the last weekday to be switched off, also when the frequency makes it so', () => {
    const none = { su: false, m: false, t: false, w: false, th: false, f: false, s: false }
    const fault = { left: { faults: [{ path: 'repeat', key: 'fieldNeedsWeekday' }] } }
    expect(update(aDaily(), { repeat: none })).toMatchObject(fault)
    expect(update(aDaily({ frequency: 'daily', repeat: none }), { frequency: 'weekly' })).toMatchObject(fault)
    expect(update(aDaily({ frequency: 'daily', repeat: none }), { text: 'Run' })).toMatchObject({ _tag: 'Right' })
  })

  it('never touches a field that was not named, nor another task', () => {
    const tasks = [aHabit(), aTodo(), aReward()]
    const law = fc.property(fc.constantFrom(...tasks), changes, (task, input) => {
      const other = aTodo({ _id: asKey('task-2') })
      const before = aPlayer(aUser(), [task, other])
      const result = updateTask(context)({ task: task._id, changes: input })(before)
      if (result._tag === 'Left') return
      const { state, report } = result.right
      const named = [...Object.keys(input), 'updatedAt']
      const rest = (of: Task) => Object.entries(of).filter(([key]) => !named.includes(key))
      expect(rest(report)).toEqual(rest(task))
      expect(state.tasks[other._id]).toBe(other)
      expect(state.user).toBe(before.user)
    })
    fc.assert(law)
  })
})

const changes: fc.Arbitrary<TaskChanges> = fc.record(
  {
    text: fc.string(),
    notes: fc.string(),
    value: fc.double({ noNaN: true }),
    streak: fc.nat(),
    up: fc.boolean(),
    counterUp: fc.nat(),
    alias: fc.constantFrom(null, 'walk'),
    priority: fc.constantFrom(0.1, 1, 1.5, 2),
  },
  { requiredKeys: [] },
)
