import type { TaskType } from '@daykeep/rules/model'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Meaning } from './line.ts'
import { readLine } from './read-line.ts'

/** A Sunday, 18:00 in Berlin. */
const NOW = Date.UTC(2026, 10, 22, 17)
const clockOf = (language: string) => ({ language, now: NOW, timezoneOffset: -60 })

const read = (type: TaskType, line: string, language = 'en') => {
  const { type: kind, title, parts } = readLine(type, line, clockOf(language))
  return { kind, title, meanings: parts.map(({ meaning }) => meaning) }
}
const on = (...days: ReadonlyArray<string>) =>
  Object.fromEntries(['su', 'm', 't', 'w', 'th', 'f', 's'].map((day) => [day, days.includes(day)]))
const when = (date: string, time?: string): Meaning => ({
  type: 'when',
  date,
  isDayNamed: true,
  ...(time === undefined ? {} : { time }),
})
const every = (frequency: 'daily' | 'weekly' | 'monthly' | 'yearly', everyX = 1) => ({
  type: 'repeat',
  repeat: { frequency, everyX },
})

const recurs = (how: 'week' | 'month' | 'afterDone', recursCount: number) => ({
  type: 'repeat',
  repeat: { frequency: 'daily', everyX: 1, recurs: how, recursCount },
})

describe('a line of quick add', () => {
  it('reads interval, tag and difficulty, and leaves the title', () =>
    expect(read('daily', 'Water plants every 3 days #home !hard')).toEqual({
      kind: 'daily',
      title: 'Water plants',
      meanings: [every('daily', 3), { type: 'tag', name: 'home' }, { type: 'difficulty', priority: 2 }],
    }))

  it.each<[string, string, string, Meaning]>([
    ['en', 'Call mum tomorrow at 7pm', 'Call mum', when('2026-11-23', '19:00')],
    ['en', 'Take Friday’s notes home on 2 June', 'Take Friday’s notes home', when('2027-06-02')],
    ['en', 'Dentist 3 May 14:00', 'Dentist', when('2027-05-03', '14:00')],
    ['en', 'Report due next Friday', 'Report', when('2026-11-27')],
    ['en', 'Check the roof in 2 weeks', 'Check the roof', when('2026-12-06')],
    ['en', 'Pay by 2026-12-01', 'Pay', when('2026-12-01')],
    ['de', 'Zahnarzt morgen 14:00', 'Zahnarzt', when('2026-11-23', '14:00')],
    ['de', 'Miete am 1. Dezember', 'Miete', when('2026-12-01')],
    ['de', 'Übermorgen Müll', 'Müll', when('2026-11-24')],
    ['en', 'Zahnarzt morgen 14:00', 'Zahnarzt', when('2026-11-23', '14:00')],
    ['de', 'Dentist tomorrow', 'Dentist', when('2026-11-23')],
  ])('reads when, in both languages whatever the player’s is (%s): %s', (language, line, title, meaning) =>
    expect(read('todo', line, language)).toEqual({ kind: 'todo', title, meanings: [meaning] }),
  )

  it('takes a time alone for the next day that has it', () =>
    expect(read('todo', 'Feed the cat at 7am').meanings).toEqual([
      { type: 'when', date: '2026-11-23', isDayNamed: false, time: '07:00' },
    ]))

  it.each<[string, string, object]>([
    ['Stretch every day', 'Stretch', every('daily')],
    ['Stretch daily', 'Stretch', every('daily')],
    ['Swim every other week', 'Swim', every('weekly', 2)],
    ['Taxes every year', 'Taxes', every('yearly')],
    ['Run every mon, wed and fri', 'Run', every('weekly')],
    ['Laufen jeden Montag und Freitag', 'Laufen', every('weekly')],
    ['Müll jeden zweiten Montag', 'Müll', every('weekly', 2)],
    ['Bins every other monday', 'Bins', every('weekly', 2)],
    ['Fenster alle zwei Wochen', 'Fenster', every('weekly', 2)],
    ['Müll dienstags', 'Müll', every('weekly')],
    ['Zimmer lüften täglich', 'Zimmer lüften', every('daily')],
    ['Fenster putzen alle 2 Monate', 'Fenster putzen', every('monthly', 2)],
    ['Emails every weekday', 'Emails', every('weekly')],
    ['Gym 3x a week', 'Gym', recurs('week', 3)],
    ['Gym 3 times per week !hard', 'Gym', recurs('week', 3)],
    ['Call home twice a month', 'Call home', recurs('month', 2)],
    ['Sport 3 mal pro Woche', 'Sport', recurs('week', 3)],
    ['Sauna einmal im Monat', 'Sauna', recurs('month', 1)],
    ['Sheets every 10 days after done', 'Sheets', recurs('afterDone', 10)],
    ['Filter alle 2 Wochen nach Erledigung', 'Filter', recurs('afterDone', 14)],
  ])('reads how often: %s', (line, title, meaning) =>
    expect({ ...read('daily', line), meanings: read('daily', line).meanings.slice(0, 1) }).toMatchObject({
      title,
      meanings: [meaning],
    }),
  )

  it.each<[string, ReadonlyArray<string>]>([
    ['Run every mon, wed and fri', ['m', 'w', 'f']],
    ['Laufen jeden Montag und Freitag', ['m', 'f']],
    ['Müll jeden zweiten Montag', ['m']],
    ['Müll dienstags', ['t']],
    ['Emails every weekday', ['m', 't', 'w', 'th', 'f']],
    ['Brunch jedes Wochenende', ['s', 'su']],
  ])('reads on which days: %s', (line, days) =>
    expect(read('daily', line).meanings).toMatchObject([{ repeat: { repeat: on(...days) } }]),
  )

  it('leaves a to-do one that repeats', () =>
    expect(read('todo', 'Rent every month 8:00')).toMatchObject({
      kind: 'todo',
      title: 'Rent',
      meanings: [every('monthly'), { type: 'when', isDayNamed: false, time: '08:00' }],
    }))

  it.each(['Swim every mon and fri', 'Run 3x a week'])(
    'makes a daily of a to-do that repeats as only dailies can: %s',
    (line) => expect(read('todo', line).kind).toBe('daily'),
  )

  it('reads the steps of a checklist', () =>
    expect(read('todo', 'Pack for Rome [] tent [] stove and gas #trip')).toEqual({
      kind: 'todo',
      title: 'Pack for Rome',
      meanings: [
        { type: 'item', text: 'tent' },
        { type: 'item', text: 'stove and gas' },
        { type: 'tag', name: 'trip' },
      ],
    }))

  it.each([
    ['A film 20 gold', 20],
    ['Eis 2,5 Gold', 2.5],
  ])('reads what a reward costs: %s', (line, gold) =>
    expect(read('reward', line).meanings).toEqual([{ type: 'cost', gold }]),
  )

  it.each<[TaskType, string]>([
    ['todo', 'Buy sun cream'],
    ['todo', 'March through the park'],
    ['todo', 'May I help?'],
    ['todo', 'Stretch for ten minutes'],
    ['daily', 'Read 20 minutes'],
    ['todo', 'Zwei Stunden lernen'],
    ['todo', 'Eine Woche Urlaub'],
    ['todo', 'Ticket #42'],
    ['todo', 'Chapter 3'],
    ['todo', 'tomorrow'],
    ['todo', '#home !hard'],
    ['todo', 'Everybody daily-ish'],
    ['daily', 'Squats 20x a set'],
    ['daily', 'Gym 9 times a week'],
    ['habit', 'Run tomorrow'],
    ['reward', 'Cinema on Friday'],
  ])('leaves a %s alone where a word is only a word: %s', (type, line) =>
    expect(read(type, line)).toEqual({ kind: type, title: line, meanings: [] }),
  )

  it('leaves in the title what is to stay there', () => {
    const line = readLine('todo', 'Call Friday tomorrow #home', clockOf('en'), (words) => words === '#home')
    expect(line.title).toContain('#home')
    expect(line.ignored).toMatchObject([{ meaning: { type: 'tag', name: 'home' } }])
  })

  it('never loses a word: each is in the title or in a part', () => {
    const words = fc.array(
      fc.constantFrom(
        'Water',
        'the',
        'plants',
        'every',
        '3',
        'days',
        'tomorrow',
        'am',
        '1. Mai',
        '#x',
        '!hard',
        '[]',
        ',',
      ),
      { minLength: 1, maxLength: 8 },
    )
    const law = fc.property(fc.constantFrom('habit', 'daily', 'todo', 'reward'), words, (type, all) => {
      const typed = all.join(' ')
      const { title, parts } = readLine(type, typed, clockOf('en'))
      const rest = `${title} ${parts.map(({ from, to }) => typed.slice(from, to)).join(' ')}`
      for (const word of all) if (/[\p{L}\p{N}]/u.test(word)) expect(rest).toContain(word)
      expect(title).not.toBe('')
    })
    fc.assert(law)
  })
})
