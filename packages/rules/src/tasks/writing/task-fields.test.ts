import { describe, expect, it } from 'vitest'
import { NewTask, TaskChanges } from './task-fields.ts'

describe('the fields of a task as clients send them', () => {
  it.each([
    ['a difficulty as text', { priority: '1.5' }, { priority: 1.5 }],
    ['a price as text', { value: '12.5' }, { value: 12.5 }],
    ['a flag as text', { up: 'false' }, { up: false }],
    ['a date in milliseconds', { date: 1781092800000 }, { date: '2026-06-10T12:00:00.000Z' }],
    ['a date without a time', { startDate: '2026-06-10' }, { startDate: '2026-06-10T00:00:00.000Z' }],
    ['a text as number', { text: 7, notes: 8 }, { text: '7', notes: '8' }],
    ['a difficulty in single precision', { priority: 0.10000000149011612 }, { priority: 0.1 }],
    ['no date', { date: null }, { date: null }],
    ['an empty date', { date: '' }, { date: null }],
    ['an empty alias', { alias: '' }, { alias: null }],
  ])('are read when they hold %s', (_, input, stored) => {
    expect(TaskChanges.decode(input)).toEqual({ _tag: 'Right', right: stored })
  })

  it.each([
    ['a difficulty there is not', 'priority', 3],
    ['no figure', 'value', 'dear'],
    ['a figure without end', 'value', Number.POSITIVE_INFINITY],
    ['an attribute there is not', 'attribute', 'luck'],
    ['a frequency there is not', 'frequency', 'hourly'],
    ['no date', 'date', 'soon'],
    ['a date beyond year 9999', 'startDate', 8.64e15],
    ['a text that is none', 'text', true],
  ])('are kept apart when they hold %s, for the rule that knows the kind', (_, field, value) => {
    expect(TaskChanges.decode({ [field]: value, alias: 'walk' })).toEqual({
      _tag: 'Right',
      right: { alias: 'walk', misfits: { [field]: value } },
    })
  })

  it('say nothing by null, but for texts and what can be removed', () => {
    const fields = { text: null, notes: null, value: null, startDate: null, repeat: null, date: null }
    expect(TaskChanges.decode(fields)).toEqual({ _tag: 'Right', right: { text: '', notes: '', date: null } })
  })

  it.each([[[]], ['Walk'], [null], [7]])('are a map, not %j', (sent) => {
    expect(TaskChanges.decode(sent)._tag).toBe('Left')
  })

  it('leave out what a client may not write', () => {
    expect(TaskChanges.decode({ text: 'Walk', _id: 'x', type: 'todo', completed: true, userId: 'y' })).toEqual({
      _tag: 'Right',
      right: { text: 'Walk' },
    })
    expect(NewTask.decode({ type: 'todo', text: 'Walk', completed: true })).toEqual({
      _tag: 'Right',
      right: { type: 'todo', text: 'Walk' },
    })
  })
})
