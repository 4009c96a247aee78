import { isUuid } from '../../kernel/index.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, aPlayer, aTodo, aUser, expectRefusal, NOON } from '../../../test-kit/index.ts'
import { asKey, type Player, Task } from '../../model/index.ts'
import { createTasks } from './create-tasks.ts'
import { NewTask } from './task-fields.ts'

const context = { seed: 'user-1/0', now: NOON }
const newcomer = aPlayer(aUser())
const ID = '6d7e0f6a-1111-4222-8333-944444444444'

const create = (...tasks: ReadonlyArray<NewTask>) => createTasks(context)({ tasks })
const createdTask = (task: NewTask, player: Player = newcomer): Task => {
  const [first] = outcomeOf(create(task)(player)).report
  if (first === undefined) throw new Error('nothing was made')
  return first
}

describe('createTasks', () => {
  it('makes a habit with both signs and empty counters', () => {
    expect(createdTask({ type: 'habit', text: 'Stretch' })).toEqual({
      _id: expect.toSatisfy(isUuid),
      userId: 'user-1',
      type: 'habit',
      text: 'Stretch',
      notes: '',
      tags: [],
      value: 0,
      priority: 1,
      attribute: 'str',
      byHabitica: false,
      createdAt: '2026-06-10T12:00:00.000Z',
      updatedAt: '2026-06-10T12:00:00.000Z',
      reminders: [],
      challenge: {},
      group: { assignedUsers: [], completedBy: {} },
      up: true,
      down: true,
      counterUp: 0,
      counterDown: 0,
      frequency: 'daily',
      history: [],
    })
  })

  it('makes a daily that is due every day of the week from today on the wall, whatever the day start', () => {
    const late = aPlayer(aUser({ preferences: { dayStart: 20, timezoneOffset: 60 } }))
    expect(createdTask({ type: 'daily', text: 'Walk' }, late)).toMatchObject({
      frequency: 'weekly',
      everyX: 1,
      startDate: '2026-06-10T01:00:00.000Z',
      repeat: { su: true, m: true, t: true, w: true, th: true, f: true, s: true },
      isDue: false,
      streak: 0,
      yesterDaily: true,
    })
    expect(createdTask({ type: 'daily', text: 'Walk' })).toMatchObject({ isDue: true, nextDue: { length: 6 } })
  })

  it('lets the value be written in a reward only, which costs nothing unless it says otherwise', () => {
    expect(createdTask({ type: 'reward', text: 'Tea' }).value).toBe(0)
    expect(createdTask({ type: 'reward', text: 'Tea', value: 2.5 }).value).toBe(2.5)
    expect(createdTask({ type: 'todo', text: 'Post', value: 7 }).value).toBe(0)
  })

  it('snaps the start to midnight in the zone of the player, and drops checklist items without text', () => {
    const west = aPlayer(aUser({ preferences: { timezoneOffset: 300 } }))
    const daily = createdTask(
      {
        type: 'daily',
        text: 'Walk',
        startDate: '2026-06-10T03:30:00.000Z',
        checklist: [{ text: 'shoes' }, { text: '  ' }, { text: 'coat', completed: true, id: 'c' }],
      },
      west,
    )
    expect(daily).toMatchObject({
      startDate: '2026-06-09T05:00:00.000Z',
      checklist: [
        { text: 'shoes', completed: false },
        { id: 'c', text: 'coat', completed: true },
      ],
    })
  })

  it('gives a monthly daily without dates and weeks the date of its start', () => {
    const input = { type: 'daily', text: 'Rent', frequency: 'monthly', startDate: '2026-05-31T00:00:00.000Z' } as const
    expect(createdTask(input)).toMatchObject({ daysOfMonth: [31] })
    expect(createdTask({ ...input, daysOfMonth: [5, 20] })).toMatchObject({ daysOfMonth: [5, 20] })
    expect(createdTask({ ...input, weeksOfMonth: [4] })).toMatchObject({ daysOfMonth: [] })
  })

  it('keeps a given id that is one and free, and draws another where it is not', () => {
    expect(createdTask({ type: 'todo', text: 'Post', _id: ID.toUpperCase() })._id).toBe(ID)
    const withTask = aPlayer(aUser(), [aTodo({ _id: asKey(ID) })])
    expect(createdTask({ type: 'todo', text: 'Post', _id: ID }, withTask)._id).not.toBe(ID)
    expect(createdTask({ type: 'todo', text: 'Post', _id: 'post' })._id).toSatisfy(isUuid)
    const twins = outcomeOf(create({ type: 'todo', text: 'a', id: ID }, { type: 'todo', text: 'b', id: ID })(newcomer))
    expect(new Set(twins.report.map(({ _id }) => _id)).size).toBe(2)
  })

  it('puts new tasks on top of their lists in the given order', () => {
    const user = aUser({ tasksOrder: { todos: [asKey('old')] } })
    const { state, report } = outcomeOf(
      create({ type: 'todo', text: 'a' }, { type: 'habit', text: 'b' }, { type: 'todo', text: 'c' })(aPlayer(user)),
    )
    const [a, b, c] = report.map(({ _id }) => _id)
    expect(state.user.tasksOrder).toEqual({ habits: [b], dailys: [], todos: [a, c, 'old'], rewards: [] })
    expect(Object.keys(state.tasks)).toHaveLength(3)
  })

  it('counts as a first step for players who have been welcomed', () => {
    const welcomed = aPlayer(aUser({ flags: { welcomed: true } }))
    const { state, events } = outcomeOf(create({ type: 'todo', text: 'a' })(welcomed))
    expect(state.user.achievements.createdTask).toBe(true)
    expect(events.map(({ type }) => type)).toEqual(['TaskCreated', 'AchievementUnlocked'])
    expect(outcomeOf(create({ type: 'todo', text: 'a' })(newcomer)).events).toHaveLength(1)
    expect(outcomeOf(create()(welcomed)).events).toEqual([])
  })

  it.each<[string, NewTask, string, string]>([
    ['the text is missing', { type: 'todo' }, 'text', 'fieldRequired'],
    ['the text is blank', { type: 'todo', text: ' ' }, 'text', 'fieldRequired'],
    ['the alias has a space', { type: 'todo', text: 'a', alias: 'my post' }, 'alias', 'fieldAliasPattern'],
    ['the alias looks like an id', { type: 'todo', text: 'a', alias: ID }, 'alias', 'fieldAliasPattern'],
    ['a tag is no id', { type: 'todo', text: 'a', tags: [asKey('work')] }, 'tags', 'fieldNotAnId'],
    ['a reward costs less than nothing', { type: 'reward', text: 'a', value: -1 }, 'value', 'fieldOutOfRange'],
    ['the interval is 0', { type: 'daily', text: 'a', everyX: 0 }, 'everyX', 'fieldOutOfRange'],
    ['the interval is above 9999', { type: 'daily', text: 'a', everyX: 10_000 }, 'everyX', 'fieldOutOfRange'],
    ['a day of the month is 32', { type: 'daily', text: 'a', daysOfMonth: [32] }, 'daysOfMonth', 'fieldOutOfRange'],
    ['a week of the month is 5', { type: 'daily', text: 'a', weeksOfMonth: [5] }, 'weeksOfMonth', 'fieldOutOfRange'],
    ['a habit is yearly', { type: 'habit', text: 'a', frequency: 'yearly' }, 'frequency', 'fieldInvalid'],
    ['a reminder has no time', { type: 'todo', text: 'a', reminders: [{}] }, 'reminders', 'fieldRequired'],
    [
      'a weekly daily has no weekday',
      { type: 'daily', text: 'a', repeat: { su: false, m: false, t: false, w: false, th: false, f: false, s: false } },
      'repeat',
      'fieldNeedsWeekday',
    ],
  ])('refuses when %s', (_, task, path, key) => {
    expect(create(task)(newcomer)).toMatchObject({ left: { key: 'invalidReqParams', faults: [{ path, key }] } })
  })

  it('names the place of a faulty task among several, and makes none of them', () => {
    expect(create({ type: 'todo', text: 'a' }, { type: 'todo' })(newcomer)).toMatchObject({
      left: { faults: [{ path: '1.text', key: 'fieldRequired' }] },
    })
  })

  it.each([[undefined], [null], ['quest'], [7]])('refuses a kind that there is not: %j', (type) => {
    expectRefusal(create({ type, text: 'a' })(newcomer), 'invalidTaskType')
  })

  it('refuses an alias that another task has, or two of the new ones', () => {
    const withAlias = aPlayer(aUser(), [aTodo({ alias: 'post' })])
    expectRefusal(create({ type: 'todo', text: 'a', alias: 'post' })(withAlias), 'taskAliasAlreadyUsed')
    const twin = { type: 'todo', text: 'a', alias: 'post' } as const
    expectRefusal(create(twin, twin)(newcomer), 'taskAliasAlreadyUsed')
  })

  it('never stores a task that the model would not know', () => {
    const law = fc.property<[unknown]>(newTasks, (input) => {
      const decoded = NewTask.decode(input)
      if (decoded._tag === 'Left') return
      const result = create(decoded.right)(newcomer)
      if (result._tag === 'Left') return
      expect(result.right.report.every(Task.is)).toBe(true)
    })
    const edge = {
      type: 'daily',
      text: 'Walk',
      startDate: '9999-12-31T23:59:59.999Z',
      frequency: 'daily',
      everyX: 9999,
    }
    fc.assert(law, { numRuns: 400, examples: [[edge]] })
  })
})

const newTasks = fc.record(
  {
    type: fc.constantFrom('habit', 'daily', 'daily', 'todo', 'reward'),
    text: fc.constantFrom('Walk', ' x '),
    value: fc.oneof(fc.double({ min: 0, noNaN: true }), fc.constant('12')),
    priority: fc.constantFrom('1', 2, 0.1),
    streak: fc.oneof(fc.double({ min: 0, noNaN: true }), fc.constant('3.7')),
    counterUp: fc.double({ min: 0, noNaN: true }),
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    everyX: fc.constantFrom(1, '2', 9999),
    startDate: fc.oneof(fc.date({ noInvalidDate: true }).map(Number), fc.constantFrom('2026-06-10', 0)),
    repeat: fc.dictionary(fc.constantFrom('su', 'm', 'x'), fc.constantFrom(true, 'false')),
    daysOfMonth: fc.array(fc.integer({ min: 1, max: 31 })),
    date: fc.oneof(fc.date({ noInvalidDate: true }).map(Number), fc.constantFrom(null, '', '2026-06-10')),
    reminders: fc.array(fc.record({ id: fc.string(), time: fc.constant('2026-06-10') })),
    checklist: fc.array(fc.record({ text: fc.string(), completed: fc.boolean() })),
    alias: fc.constantFrom(null, '', 'walk'),
  },
  { requiredKeys: ['type', 'text'] },
)
