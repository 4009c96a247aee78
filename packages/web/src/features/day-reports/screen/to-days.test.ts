import { DAY } from '@daykeep/rules/kernel'
import { aDayReport } from '@daykeep/rules/test-kit/day-report'
import { describe, expect, it } from 'vitest'
import { toDays } from './to-days.ts'

const bad = aDayReport({
  done: 1.25,
  undone: 1.75,
  daysMissed: 4,
  rows: [
    { cause: 'task', kind: 'daily', text: 'Stretch', hp: -2.14, value: -1, streak: 9 },
    { cause: 'furtherTasks', count: 12, value: -3 },
    { cause: 'mana', mp: 0.01 },
  ],
})

describe('the days of the report', () => {
  it('show what moved, to the tenth, and what it comes to', () => {
    const [day] = toDays(bad, undefined)
    expect(day?.figures).toEqual(['hp', 'value'])
    expect(day?.rows.map(({ name, note, cells }) => [name, note, ...cells.map(({ text }) => text)])).toEqual([
      ['Stretch', 'Its streak of 9 days ended', '-2.1', '-1'],
      ['12 further tasks', undefined, '', '-3'],
    ])
    expect(day?.total.map(({ text }) => text)).toEqual(['-2.1', '-4'])
    expect(day?.facts).toEqual(['1.3 of 3 dailies done', 'You were away for 4 days. Only the last of them counted.'])
  })

  it('are the newest first, each once', () => {
    const older = aDayReport({ at: bad.at - DAY })
    expect(toDays(bad, [bad, older]).map(({ at }) => at)).toEqual([bad.at, older.at])
    expect(toDays(undefined, [])).toEqual([])
  })
})
