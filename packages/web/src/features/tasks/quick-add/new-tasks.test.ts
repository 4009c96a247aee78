import { asKey, type TagId } from '@daykeep/rules/model'
import { createTasks } from '@daykeep/rules/tasks'
import { aPlayer, aUser, NOON, outcomeOf } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toNewTasks } from './new-tasks.ts'
import { readLine } from './read-line.ts'

const HOME = { id: asKey<TagId>('5d7e0f6a-1111-4222-8333-944444444444'), name: 'Deep Work' }
const user = aUser({ tags: [HOME], preferences: { timezoneOffset: -120 } })
const clock = { language: 'en', now: NOON, timezoneOffset: -120 }

const add = (type: 'todo' | 'daily' | 'reward', ...lines: ReadonlyArray<string>) => {
  let ids = 0
  const newId = () => `6d7e0f6a-1111-4222-8333-94444444444${ids++}`
  const read = lines.map((line) => readLine(type, line, clock))
  const { tags, tasks } = toNewTasks(read, { user, chosen: [], now: NOON, newId })
  const player = aPlayer({ ...user, tags: [...user.tags, ...tags] })
  return { tags, made: outcomeOf(createTasks({ seed: 's', now: NOON })({ tasks })(player)).report }
}

describe('the tasks of quick add', () => {
  it('are what the rules make of the parts', () => {
    const { made } = add('todo', 'Dentist tomorrow 14:00 !hard [] card [] forms')
    expect(made).toMatchObject([
      {
        type: 'todo',
        text: 'Dentist',
        priority: 2,
        date: '2026-06-11T10:00:00.000Z',
        reminders: [{ time: '2026-06-11T12:00:00.000Z' }],
        checklist: [{ text: 'card' }, { text: 'forms' }],
      },
    ])
  })

  it('have the tag of a name, whatever its case and spaces, and one new tag for a new name', () => {
    const { tags, made } = add('todo', 'One #deep-work #Paris', 'Two #paris')
    expect(tags).toMatchObject([{ name: 'Paris' }])
    expect(made.map((task) => task.tags)).toEqual([[HOME.id, tags[0]?.id], [tags[0]?.id]])
  })

  it('repeat from today, or from the day that is named', () => {
    const { made } = add('daily', 'Walk every 2 days', 'Swim every week tomorrow', 'Read every day 8:00')
    expect(made).toMatchObject([
      { frequency: 'daily', everyX: 2, startDate: '2026-06-09T22:00:00.000Z' },
      { frequency: 'weekly', everyX: 1, startDate: '2026-06-10T22:00:00.000Z' },
      { startDate: '2026-06-09T22:00:00.000Z', reminders: [{ time: '2026-06-10T06:00:00.000Z' }] },
    ])
  })

  it('come again as to-dos where they were typed as to-dos', () => {
    const { made } = add(
      'todo',
      'Rent every month',
      'Filters every 2 weeks tomorrow',
      'Sheets every 10 days after done',
    )
    expect(made).toMatchObject([
      { type: 'todo', recurrence: { type: 'every', count: 1, unit: 'month' } },
      { type: 'todo', recurrence: { type: 'every', count: 2, unit: 'week' }, date: '2026-06-11T10:00:00.000Z' },
      { type: 'todo', recurrence: { type: 'afterDone', days: 10 } },
    ])
  })

  it('begin on the day that their repeat names, and remind at its part of the day', () => {
    const { made } = add('todo', 'Rent at 9 every 15th', 'Backup every first Monday', 'Bins every other Friday')
    expect(made).toMatchObject([
      {
        type: 'todo',
        recurrence: { type: 'every', count: 1, unit: 'month' },
        date: '2026-06-15T10:00:00.000Z',
        reminders: [{ time: '2026-06-15T07:00:00.000Z' }],
      },
      { type: 'daily', frequency: 'monthly', weeksOfMonth: [0], startDate: '2026-07-05T22:00:00.000Z' },
      { type: 'daily', frequency: 'weekly', everyX: 2, startDate: '2026-06-11T22:00:00.000Z' },
    ])
    expect(add('daily', 'Stretch every morning').made).toMatchObject([
      { reminders: [{ time: '2026-06-10T07:00:00.000Z' }] },
    ])
  })

  it('are plain where nothing was found', () =>
    expect(add('reward', 'A film', 'Tea 3 gold').made).toMatchObject([{ text: 'A film' }, { text: 'Tea', value: 3 }]))
})
