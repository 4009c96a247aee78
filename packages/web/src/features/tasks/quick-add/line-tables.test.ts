import type { TaskType } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import type { Meaning } from './line.ts'
import { readLine } from './read-line.ts'

/** A Wednesday, 10:00 in Berlin. */
const clock = { now: Date.UTC(2026, 10, 25, 9), timezoneOffset: -60 }

const read = (line: string, language: string, type: TaskType = 'todo') => {
  const { type: kind, title, parts } = readLine(type, line, { ...clock, language })
  return [`${kind === type ? '' : `${kind}: `}${title}`, ...parts.map(({ meaning }) => inShort(meaning))]
}

/** `2026-11-26 09:00`, `weekly/2 m 2026-11-30`. */
const inShort = (meaning: Meaning): string => {
  if (meaning.type === 'when') return [meaning.isDayNamed ? meaning.date : '', meaning.time ?? ''].join(' ').trim()
  if (meaning.type !== 'repeat') return JSON.stringify(meaning)
  const { frequency, everyX, repeat = {}, recurs, recursCount, startDate, monthlyBy } = meaning.repeat
  const often = recurs === undefined ? `${frequency}/${everyX}` : `${recurs}/${recursCount}`
  const days = Object.entries(repeat).flatMap(([day, on]) => (on ? [day] : []))
  const named = monthlyBy === 'weekday' ? 'weekday' : undefined
  return [often, days.join(), named, startDate, meaning.time].filter(Boolean).join(' ')
}

type Row = readonly [line: string, title: string, ...meanings: ReadonlyArray<string>]

const WHEN_EN: ReadonlyArray<Row> = [
  ['Dentist Friday at 14:30', 'Dentist', '2026-11-27 14:30'],
  ['Remind me to call Bob tomorrow at 3', 'Remind me to call Bob', '2026-11-26 15:00'],
  ['Meeting at 5', 'Meeting', '17:00'],
  ['Meeting at 17', 'Meeting', '17:00'],
  ['Pick up kids at 3:15 pm', 'Pick up kids', '15:15'],
  ['Dentist 3rd of March at quarter past two', 'Dentist', '2027-03-03 14:15'],
  ['Half past seven breakfast', 'breakfast', '07:30'],
  ['Buy wine tonight', 'Buy wine', '2026-11-25 19:00'],
  ['Wash car on saturday morning', 'Wash car', '2026-11-28 09:00'],
  ['Buy wine this weekend', 'Buy wine', '2026-11-28'],
  ['Buy wine next week', 'Buy wine', '2026-11-30'],
  ['Buy wine next month', 'Buy wine', '2026-12-01'],
  ['Buy wine next Friday', 'Buy wine', '2026-12-04'],
  ['Finish by end of month', 'Finish', '2026-11-30'],
  ['Renew passport in 2 months', 'Renew passport', '2027-01-25'],
  ['Lunch 12:30 on the 3rd', 'Lunch', '2026-12-03 12:30'],
  ['Do 20 pushups tomorrow', 'Do 20 pushups', '2026-11-26'],
  ['Buy Sunday roast for Sunday', 'Buy Sunday roast', '2026-11-29'],
  ['Book table for 8 at 8pm on Saturday', 'Book table for 8', '2026-11-28 20:00'],
  ['Tomorrow: pack', 'pack', '2026-11-26'],
  ['Pack (tomorrow)', 'Pack', '2026-11-26'],
  ['Read "Friday" by Heinlein by Friday', 'Read "Friday" by Heinlein', '2026-11-27'],
  ['Look at https://keep.org/2026-12-01 tomorrow', 'Look at https://keep.org/2026-12-01', '2026-11-26'],
]

const WHEN_DE: ReadonlyArray<Row> = [
  ['Zahnarzt übermorgen um halb acht', 'Zahnarzt', '2026-11-27 07:30'],
  ['Film um viertel vor neun', 'Film', '08:45'],
  ['Kino Freitagabend um 8', 'Kino', '2026-11-27 20:00'],
  ['Einkaufen heute Abend', 'Einkaufen', '2026-11-25 19:00'],
  ['Rede am Freitagmorgen', 'Rede', '2026-11-27 09:00'],
  ['Anruf Morgen 9 Uhr', 'Anruf', '2026-11-26 09:00'],
  ['Film um 9 abends', 'Film', '21:00'],
  ['Wecker 6.45 Uhr', 'Wecker', '06:45'],
  ['Yoga Di. 18:00', 'Yoga', '2026-12-01 18:00'],
  ['Kino Fr 20 Uhr', 'Kino', '2026-11-27 20:00'],
  ['Miete am 1.5.', 'Miete', '2027-05-01'],
  ['Miete am 01.05.2027', 'Miete', '2027-05-01'],
  ['Steuer bis zum 31.5.', 'Steuer', '2027-05-31'],
  ['Flug am 20.12. um 6:15', 'Flug', '2026-12-20 06:15'],
  ['Abgabe bis zum 15.', 'Abgabe', '2026-12-15'],
  ['Abgabe bis Ende des Monats', 'Abgabe', '2026-11-30'],
  ['Einkaufen am Wochenende', 'Einkaufen', '2026-11-28'],
  ['Einkaufen nächste Woche', 'Einkaufen', '2026-11-30'],
  ['Kommenden Dienstag Auto', 'Auto', '2026-12-01'],
  ['In 3 Wochen Reifen wechseln', 'Reifen wechseln', '2026-12-16'],
  ['Arzt in einem Monat', 'Arzt', '2026-12-25'],
  ['Kapitel 3 bis Freitag', 'Kapitel 3', '2026-11-27'],
]

const REPEATS_EN: ReadonlyArray<Row> = [
  ['Do 20 pushups daily', 'Do 20 pushups', 'daily/1'],
  ['Pay rent every month on the 1st', 'Pay rent', 'monthly/1 2026-12-01'],
  ['Rent 1st of every month', 'Rent', 'monthly/1 2026-12-01'],
  ['Backup first Monday of the month', 'daily: Backup', 'monthly/1 weekday 2026-12-07'],
  ['Bins every other Monday', 'daily: Bins', 'weekly/2 m 2026-11-30'],
  ['Clean every two weeks on Thu', 'daily: Clean', 'weekly/2 th 2026-11-26'],
  ['Call home Mon, Wed and Fri at 6pm', 'daily: Call home', 'weekly/1 m,w,f', '18:00'],
  ['Standup Mon-Fri 9:15', 'daily: Standup', 'weekly/1 m,t,w,th,f', '09:15'],
  ['Run every day except Sunday', 'daily: Run', 'weekly/1 m,t,w,th,f,s'],
  ['Clean fridge quarterly', 'Clean fridge', 'monthly/3'],
  ['Clean fridge every three weeks', 'Clean fridge', 'weekly/3'],
  ['every 3rd day water cactus', 'water cactus', 'daily/3'],
  ['Take pills every morning', 'Take pills', 'daily/1 09:00'],
  ['Stretch every evening at 8', 'Stretch', 'daily/1 20:00'],
  ['Stretch every evening 8:15 pm', 'Stretch', 'daily/1', '20:15'],
  ['Anniversary every December 5', 'Anniversary', 'yearly/1', '2026-12-05'],
]

const REPEATS_DE: ReadonlyArray<Row> = [
  ['Backup am ersten Montag im Monat', 'daily: Backup', 'monthly/1 weekday 2026-12-07'],
  ['Mails jeden Werktag um 9', 'daily: Mails', 'weekly/1 m,t,w,th,f', '09:00'],
  ['Miete jeden Ersten', 'Miete', 'monthly/1 2026-12-01'],
  ['Miete am 3. jedes Monats', 'Miete', 'monthly/1 2026-12-03'],
  ['Müll alle zwei Wochen montags', 'daily: Müll', 'weekly/2 m 2026-11-30'],
  ['Training Mo, Mi und Fr um 18:30', 'daily: Training', 'weekly/1 m,w,f', '18:30'],
  ['Arbeiten montags bis freitags', 'daily: Arbeiten', 'weekly/1 m,t,w,th,f'],
  ['Jeden Tag außer Sonntag laufen', 'daily: laufen', 'weekly/1 m,t,w,th,f,s'],
  ['Jeden Morgen joggen', 'joggen', 'daily/1 09:00'],
  ['Alle drei Monate Kasse prüfen', 'Kasse prüfen', 'monthly/3'],
  ['Jeden 3. Tag baden', 'baden', 'daily/3'],
  ['Filter alle 3 Monate nach Erledigung', 'Filter', 'afterDone/90'],
  ['Zweimal wöchentlich Sport', 'daily: Sport', 'week/2'],
]

/** Words of a duration stay in the title, since they say more than a date or a time does. */
const LASTING: ReadonlyArray<Row> = [
  ['Conference 3-5 June', 'Conference 3-5 June', '2027-06-03'],
  ['Meet at 7-8pm tomorrow', 'Meet at 7-8pm', '2026-11-26 19:00'],
  ['Treffen von 14 bis 16 Uhr morgen', 'Treffen von 14 bis 16 Uhr', '2026-11-26 14:00'],
  ['Urlaub vom 3.6. bis 5.6.', 'Urlaub vom 3.6. bis 5.6.', '2027-06-03'],
]

const LEFT_ALONE = [
  'Sunday roast',
  'Read the Friday Times',
  'Black Friday shopping',
  'Buy "Tomorrow never dies" dvd',
  'Watch 2001: A Space Odyssey',
  'Monthly report',
  'Noon nap',
  'Call yesterday',
  'Pay fee on 1 March 2020',
  'Buy 1.5 l milk',
  'Take vitamins every 12 hours',
  'Visit every last Friday of the month',
  'Call after Friday',
  'So geht es nicht',
  'Fr. Müller anrufen',
  'Guten Morgen sagen',
  'Seite 12 bis 20 lesen',
  'Zeitung von heute lesen',
  'Rechnung 12.11.2025',
  'Alle Jahre wieder singen',
  'Buch für 20 Euro kaufen',
]

describe('a line of quick add', () => {
  it.each([...WHEN_EN, ...REPEATS_EN, ...LASTING])('is read in English: %s', (line, ...said) =>
    expect(read(line, 'en')).toEqual(said),
  )

  it.each([...WHEN_DE, ...REPEATS_DE])('is read in German: %s', (line, ...said) =>
    expect(read(line, 'de')).toEqual(said),
  )

  it.each(LEFT_ALONE)('is a title where a word is only a word: %s', (line) => {
    expect(read(line, 'en')).toEqual([line])
    expect(read(line, 'de')).toEqual([line])
  })

  it('has the day before the month for a player who writes dates so', () => {
    const dated = (isDayFirst: boolean) =>
      readLine('todo', 'Pay 3/12', { ...clock, language: 'en', isDayFirst }).parts.map(({ meaning }) =>
        inShort(meaning),
      )
    expect(dated(true)).toEqual(['2026-12-03'])
    expect(dated(false)).toEqual(['2027-03-12'])
  })

  it.each([
    ['Write #Deep Work report', 'Write report', 'Deep work'],
    ['Write report #deep work tomorrow', 'Write report', 'Deep work'],
    ['Write #deep-work report', 'Write report', 'deep-work'],
    ['Write #deep workbook', 'Write workbook', 'deep'],
  ])('finds a tag with its spaces where the player has one: %s', (line, title, name) => {
    const found = readLine('todo', line, { ...clock, language: 'en', tags: ['Deep work', 'Deep'] })
    expect(found.title).toBe(title)
    expect(found.parts.map(({ meaning }) => meaning)).toContainEqual({ type: 'tag', name })
  })

  it('keeps a day that is over where it is asked to, as an import does', () =>
    expect(
      readLine('todo', 'Task 2026-03-01', { ...clock, language: 'en', readsPast: true }).parts.map(({ meaning }) =>
        inShort(meaning),
      ),
    ).toEqual(['2026-03-01']))
})
