import { dayClock } from '@daykeep/rules/calendar'
import { HOUR } from '@daykeep/rules/kernel'
import { asKey, type Task } from '@daykeep/rules/model'
import { nextReminderAt } from '@daykeep/rules/reminders'
import { outcomeOf, aDaily, aHabit, aPlayer, aReward, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { createTasks, updateTask } from '@daykeep/rules/tasks'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toTaskChanges, toNewTask } from './task-changes.ts'
import { type FormValues, toFormValues } from './form-values.ts'
import { formClockOf } from './form-clock.ts'
import { emptyTaskFor } from './empty-task.ts'
import { scheduleOf } from './field-values.ts'

const clock = dayClock(0, 0)
const formClock = { clock, now: NOON, offsetAt: () => 0 }

/** Central Europe in 2026, as a device there reads it: UTC+2 from 29 March to 25 October at 01:00 UTC, UTC+1 otherwise. */
const europe = (at: number): number =>
  at >= Date.parse('2026-03-29T01:00Z') && at < Date.parse('2026-10-25T01:00Z') ? -120 : -60
const inEurope = (now: string) =>
  formClockOf(aUser({ preferences: { timezoneOffset: europe(Date.parse(now)) } }), Date.parse(now), europe)
const after = (task: Task, changes: Partial<FormValues>) =>
  toTaskChanges({ ...toFormValues(task, formClock), ...changes }, task, formClock)

describe('toFormValues', () => {
  it('reads days and times on the calendar and the clock of the player', () => {
    const berlin = { clock: dayClock(0, -120), offsetAt: () => -120 }
    const reminders = [{ id: 'r', time: '2026-06-12T05:30:00.000Z' }]
    expect(toFormValues(aTodo({ date: '2026-06-11T22:00:00.000Z', reminders }), berlin)).toMatchObject({
      date: '2026-06-12',
      reminders: [{ id: 'r', time: '07:30' }],
    })
  })

  it('knows a monthly rule by weekday from one by date', () => {
    const monthly = { frequency: 'monthly' } as const
    expect(toFormValues(aDaily({ ...monthly, weeksOfMonth: [1] }), formClock).monthlyBy).toBe('weekday')
    expect(toFormValues(aDaily({ ...monthly, daysOfMonth: [4] }), formClock).monthlyBy).toBe('date')
  })
})

describe('changesOf', () => {
  const all: ReadonlyArray<Task> = [
    aHabit({ counterUp: 3 }),
    aDaily({ frequency: 'monthly', daysOfMonth: [1, 15], streak: 4 }),
    aTodo({ checklist: [{ id: 'a', text: 'Send', completed: true }], date: '2026-06-12T00:00:00.000Z' }),
    aReward(),
  ]

  it.each(all.map((task) => [task.type, task] as const))('is empty when nothing of a %s was changed', (_, task) => {
    expect(after(task, {})).toEqual({})
  })

  it('holds what was changed and nothing else', () => {
    expect(after(aHabit(), { text: ' Run ', down: false })).toEqual({ text: 'Run', down: false })
    expect(after(aReward(), { cost: 12.5 })).toEqual({ value: 12.5 })
    expect(after(aHabit({ counterUp: 3 }), { counterUp: undefined })).toEqual({ counterUp: 0 })
  })

  it('takes the date of a to-do away', () => {
    expect(after(aTodo({ date: '2026-06-12T00:00:00.000Z' }), { date: undefined })).toEqual({ date: null })
  })

  it('drops items without words', () => {
    const checklist = [
      { id: 'a', text: 'Send', completed: false },
      { id: 'b', text: '  ', completed: false },
    ]
    expect(after(aTodo(), { checklist })).toEqual({ checklist: [checklist[0]] })
  })

  it('lets a month go by the weekday of its start, or by its date', () => {
    const second = { startDate: '2026-06-09', frequency: 'monthly' } as const
    expect(after(aDaily(), { ...second, monthlyBy: 'weekday' })).toMatchObject({
      weeksOfMonth: [1],
      repeat: { su: false, m: false, t: true, w: false, th: false, f: false, s: false },
    })
    expect(after(aDaily(), second)).toMatchObject({ daysOfMonth: [9], frequency: 'monthly' })
  })

  it('leaves what a challenge has given out', () => {
    const copy = aDaily({ challenge: { id: 'c', shortName: 'Tidy' } })
    expect(after(copy, { text: 'Mine', notes: 'Near the door', startDate: '2026-07-01' })).toEqual({
      notes: 'Near the door',
    })
  })

  it('puts a reminder on the day of the task, at its time', () => {
    expect(after(aTodo(), { date: '2026-06-12', reminders: [{ id: 'r', time: '07:30' }] })).toMatchObject({
      reminders: [{ id: 'r', time: '2026-06-12T07:30:00.000Z' }],
    })
  })

  it('always makes a task that a form reads back as it was written', () => {
    const values = fc.record({
      text: fc.constantFrom('Walk', 'Read *slowly*'),
      priority: fc.constantFrom(0.1, 1, 1.5, 2),
      frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      monthlyBy: fc.constantFrom('date', 'weekday'),
      everyX: fc.integer({ min: 1, max: 9999 }),
      startDate: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    }) as fc.Arbitrary<Partial<FormValues>>
    const law = fc.property(values, fc.integer({ min: -12, max: 14 }), (changes, hours) => {
      const zone = dayClock(0, -hours * 60)
      const at = { clock: zone, now: NOON, offsetAt: () => -hours * 60 }
      const user = aUser({ preferences: { timezoneOffset: -hours * 60 } })
      const task = aDaily({ userId: user._id })
      const wished = { ...toFormValues(task, at), ...changes }
      const created = outcomeOf(
        updateTask({ seed: 's', now: NOON })({ task: task._id, changes: toTaskChanges(wished, task, at) })(
          aPlayer(user, [task]),
        ),
      ).report
      expect(scheduleOf(toFormValues(created, at), zone)).toEqual(scheduleOf(wished, zone))
    })
    fc.assert(law)
  })
})

describe('a reminder at nine', () => {
  const reminders = [{ id: 'r', time: '09:00' }]
  const winter = inEurope('2026-02-10T10:00Z')
  const summer = inEurope('2026-07-10T10:00Z')
  const sent = (task: Task, after: string) =>
    new Date(nextReminderAt({ dayStart: 0, offsetAt: europe })(task, Date.parse(after)) ?? 0).toISOString()
  const with9 = <Kind extends Task>(task: Kind, values: Partial<FormValues>, at = winter): Kind => ({
    ...task,
    ...toTaskChanges({ ...toFormValues(task, at), ...values, reminders }, task, at),
  })

  it('of a to-do is sent at nine on its day, also beyond a change of the clock', () => {
    const may = with9(aTodo({ completed: false }), { date: '2026-05-04' })
    expect(sent(may, '2026-02-10T10:00Z')).toBe('2026-05-04T07:00:00.000Z')
    const december = with9(aTodo({ completed: false }), { date: '2026-12-04' }, summer)
    expect(sent(december, '2026-07-10T10:00Z')).toBe('2026-12-04T08:00:00.000Z')
  })

  it('of a daily is sent and shown at nine all year, and stays there when the form is saved', () => {
    const daily = with9(aDaily(), { frequency: 'daily', everyX: 1, startDate: '2026-02-10' })
    expect(sent(daily, '2026-07-10T10:00Z')).toBe('2026-07-11T07:00:00.000Z')
    expect(toFormValues(daily, summer).reminders).toEqual(reminders)
    const saved = with9(daily, { text: 'Walk' }, summer)
    expect(sent(saved, '2026-07-10T10:00Z')).toBe('2026-07-11T07:00:00.000Z')
    expect(sent(saved, '2026-11-10T10:00Z')).toBe('2026-11-11T08:00:00.000Z')
  })

  it('is read by the player’s offset all year where their days do not follow the device', () => {
    const away = formClockOf(aUser({ preferences: { timezoneOffset: 300 } }), Date.parse('2026-07-10T10:00Z'), europe)
    expect([away.offsetAt(0), away.offsetAt(Date.parse('2026-07-10T10:00Z'))]).toEqual([300, 300])
  })

  it('is read back as it was written, on any day', () => {
    const days = fc
      .integer({ min: 20_500, max: 20_820 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
    const times = fc
      .tuple(fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const law = fc.property(days, times, fc.constantFrom(winter, summer), (date, time, at) => {
      const wished = { date, reminders: [{ id: 'r', time }] }
      const changes = toTaskChanges({ ...toFormValues(aTodo(), at), ...wished }, aTodo(), at)
      expect(toFormValues({ ...aTodo(), ...changes } as Task, at).reminders).toEqual(wished.reminders)
    })
    fc.assert(law, {
      examples: [
        ['2026-03-29', '03:00', winter],
        ['2026-10-25', '03:00', summer],
      ],
    })
  })
})

describe('newTaskOf', () => {
  it.each(['habit', 'daily', 'todo', 'reward'] as const)('describes a %s that the rules make', (type) => {
    const user = aUser()
    const values = toFormValues(emptyTaskFor(type, [], { owner: user._id, clock, now: NOON }), formClock)
    const tasks = [toNewTask(type, { ...values, text: 'Walk' }, formClock)]
    const [made] = outcomeOf(createTasks({ seed: 's', now: NOON })({ tasks })(aPlayer(user))).report
    expect(made).toMatchObject({ type, text: 'Walk' })
  })

  it('starts a daily on the player’s day, which before their day start is yesterday', () => {
    const late = { owner: asKey<Task['userId']>('u'), clock: dayClock(13, 0), now: NOON, offsetAt: () => 0 }
    expect(toFormValues(emptyTaskFor('daily', [], late), late).startDate).toBe('2026-06-09')
    expect(toFormValues(emptyTaskFor('daily', [], { ...late, now: NOON + HOUR }), late).startDate).toBe('2026-06-10')
  })
})
