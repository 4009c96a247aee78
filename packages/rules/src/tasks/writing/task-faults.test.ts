import { describe, expect, it } from 'vitest'
import { aDaily, aHabit } from '../../../test-kit/index.ts'
import { type Daily, WEEKDAYS } from '../../model/index.ts'
import { taskFaults } from './task-faults.ts'

const NO_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, false])) as Daily['repeat']
const FRIDAY = { ...NO_DAY, f: true }

const keysOf = (task: Parameters<typeof taskFaults>[0], changes: Parameters<typeof taskFaults>[1]) =>
  taskFaults(task, changes).map(({ path, key }) => `${path} ${key}`)

describe('the faults of a task', () => {
  it.each<[string, Partial<Daily>, Parameters<typeof taskFaults>[1], ReadonlyArray<string>]>([
    ['weekly, without a weekday', {}, { repeat: NO_DAY }, ['repeat fieldNeedsWeekday']],
    ['weekly, with one', {}, { repeat: FRIDAY }, []],
    [
      'weekly from now on',
      { frequency: 'daily', repeat: NO_DAY },
      { frequency: 'weekly' },
      ['repeat fieldNeedsWeekday'],
    ],
    ['daily, without a weekday', { frequency: 'daily' }, { repeat: NO_DAY }, []],
    ['daily from now on', { repeat: NO_DAY }, { frequency: 'daily' }, []],
    ['yearly, without a weekday', { frequency: 'yearly' }, { repeat: NO_DAY }, []],
    ['monthly by date', { frequency: 'monthly', daysOfMonth: [1] }, { repeat: NO_DAY }, []],
    [
      'monthly by weekday',
      { frequency: 'monthly', weeksOfMonth: [1] },
      { repeat: NO_DAY },
      ['repeat fieldNeedsWeekday'],
    ],
    [
      'monthly by weekday from now on',
      { frequency: 'monthly' },
      { repeat: NO_DAY, weeksOfMonth: [0] },
      ['repeat fieldNeedsWeekday'],
    ],
    ['without a word on either', { repeat: NO_DAY }, { everyX: 2 }, []],
  ])('of a daily that is %s', (_, daily, changes, faults) => expect(keysOf(aDaily(daily), changes)).toEqual(faults))

  it.each([
    [1, []],
    [9999, []],
    [0, ['everyX fieldOutOfRange']],
    [10_000, ['everyX fieldOutOfRange']],
  ])('of an interval of %d', (everyX, faults) => expect(keysOf(aDaily(), { everyX })).toEqual(faults))

  it.each<[Daily['recurrence'] | null, ReadonlyArray<string>]>([
    [null, []],
    [{ type: 'times', times: 7, per: 'week' }, []],
    [{ type: 'times', times: 8, per: 'week' }, ['recurrence fieldOutOfRange']],
    [{ type: 'times', times: 28, per: 'month' }, []],
    [{ type: 'times', times: 29, per: 'month' }, ['recurrence fieldOutOfRange']],
    [{ type: 'afterDone', days: 9999 }, []],
    [{ type: 'afterDone', days: 0 }, ['recurrence fieldOutOfRange']],
    [{ type: 'afterDone', days: 1.5 }, ['recurrence fieldOutOfRange']],
  ])('of a recurrence of %j', (recurrence = null, faults) => expect(keysOf(aDaily(), { recurrence })).toEqual(faults))

  it('of a habit: it has no year, and no weekday', () => {
    expect(keysOf(aHabit(), { frequency: 'yearly' })).toEqual(['frequency fieldInvalid'])
    expect(keysOf(aHabit(), { frequency: 'weekly' })).toEqual([])
  })
})
