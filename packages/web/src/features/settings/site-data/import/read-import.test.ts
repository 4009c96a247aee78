import { asKey, type TagId } from '@daykeep/rules/model'
import { createTasks } from '@daykeep/rules/tasks'
import { aPlayer, aUser, NOON, outcomeOf } from '@daykeep/rules/test-kit'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { loadLineReader } from '../../../tasks/index.ts'
import { titleKey } from './imported.ts'
import { readImport } from './read-import.ts'

const HOME = { id: asKey<TagId>('5d7e0f6a-1111-4222-8333-944444444444'), name: 'Home' }
const user = aUser({ tags: [HOME], preferences: { timezoneOffset: -120 } })
const reader = await loadLineReader()
const clock = { language: 'en', now: NOON, timezoneOffset: -120 }

const read = (text: string, known: ReadonlySet<string> = new Set()) => {
  let ids = 0
  const newId = () => `6d7e0f6a-1111-4222-8333-94444444444${ids++}`
  return readImport(text, { user, known, now: NOON, newId }, clock, reader)
}
/** What the rules make of a file. */
const made = (text: string, known?: ReadonlySet<string>) => {
  const imported = read(text, known)
  if (E.isLeft(imported)) throw new Error(imported.left)
  const { tags, tasks, leftOut } = imported.right
  const player = aPlayer({ ...user, tags: [...user.tags, ...tags] })
  const { report } = outcomeOf(createTasks({ seed: 's', now: NOON })({ tasks })(player))
  const nameOf = new Map([...user.tags, ...tags].map(({ id, name }) => [id, name]))
  return { leftOut, tasks: report.map((task) => ({ ...task, tags: task.tags.map((id) => nameOf.get(id)) })) }
}

describe('an export as JSON', () => {
  const EXPORT = {
    _id: 'somebody',
    stats: { lvl: 30 },
    tags: [
      { id: 'a', name: 'home' },
      { id: 'b', name: 'Work' },
    ],
    tasks: {
      habits: [
        { _id: 'h', id: 'h', type: 'habit', text: 'Stretch', up: true, down: false, priority: 1.5, counterUp: 4 },
      ],
      dailys: [
        {
          id: 'd',
          type: 'daily',
          text: 'Water plants',
          frequency: 'daily',
          everyX: 3,
          streak: 12,
          startDate: '2026-06-01T22:00:00.000Z',
          history: [{ date: 1, value: 1 }],
          value: 7,
          tags: ['a', 'b', 'unknown'],
          checklist: [{ id: 'c', text: 'Balcony', completed: false }],
        },
        { id: 'e', type: 'daily', text: 'Of a challenge', challenge: { id: 'race' } },
      ],
      todos: [
        { id: 't', type: 'todo', text: 'Paint', notes: 'the door', challenge: {}, group: {}, completed: false },
        { id: 'u', type: 'todo', text: 'Old', completed: true },
        { id: 'v', type: 'todo', text: 7 },
      ],
      rewards: [{ id: 'r', type: 'reward', text: 'Cake', value: 15 }],
    },
  }

  it('becomes tasks with their settings, tags by name, and streaks', () => {
    const { tasks } = made(JSON.stringify(EXPORT))
    expect(tasks).toMatchObject([
      { type: 'habit', text: 'Stretch', up: true, down: false, priority: 1.5 },
      { type: 'daily', text: 'Water plants', everyX: 3, streak: 12, tags: ['Home', 'Work'], value: 0, history: [] },
      { type: 'todo', text: 'Paint', notes: 'the door' },
      { type: 'reward', text: 'Cake', value: 15 },
    ])
    expect(tasks[1]).toMatchObject({ checklist: [{ text: 'Balcony', completed: false }] })
  })
  it('leaves out what is completed, shared, known or no task, and says how many', () =>
    expect(made(JSON.stringify(EXPORT), new Set([titleKey('reward', 'Cake')])).leftOut).toEqual({
      completed: 1,
      shared: 1,
      known: 1,
      unreadable: 1,
    }))
  it('may be a bare list of tasks', () =>
    expect(made('[{"type":"todo","text":"Paint"}]').tasks).toMatchObject([{ type: 'todo', text: 'Paint' }]))
})

describe('a CSV of Todoist', () => {
  const CSV = `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
section,Garden,,,,,,,,
task,"Dentist, at last @home",Bring the card,1,1,Ida (1),,2026-06-24 18:00,en,Europe/Berlin
note,Third floor,,,,Ida (1),,,,
task,Blumen gießen @work,,4,1,Ida (1),,jeden Montag,de,Europe/Berlin
task,Balkon,,4,2,Ida (1),,,,
,,,,,,,,,`

  it('becomes to-dos and dailies, with labels, dates, notes and indented tasks as a checklist', () =>
    expect(made(CSV).tasks).toMatchObject([
      {
        type: 'todo',
        text: 'Dentist, at last',
        notes: 'Bring the card\n\nThird floor',
        priority: 2,
        tags: ['Home'],
        date: '2026-06-24T10:00:00.000Z',
        reminders: [{ time: '2026-06-24T16:00:00.000Z' }],
      },
      {
        type: 'daily',
        text: 'Blumen gießen',
        tags: ['work'],
        frequency: 'weekly',
        repeat: { m: true, t: false, su: false },
        checklist: [{ text: 'Balkon' }],
      },
    ]))
})

describe('a CSV of TickTick', () => {
  const HEADER =
    '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Is All Day"'
  const PREFACE = '\uFEFF"Date: 2026-11-01+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"\n'
  const row = (fields: Readonly<Record<string, string>>) =>
    HEADER.replaceAll('"', '')
      .split(',')
      .map((name) => `"${fields[name] ?? ''}"`)
      .join(',')
  const CSV = `${PREFACE}${HEADER}\n${[
    row({
      Title: 'Run',
      Tags: 'home, Sport',
      Repeat: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR',
      Status: '0',
      Priority: '3',
    }),
    row({
      Title: 'Pack',
      Content: 'For the sea\n▫Towel\n▪Book',
      Status: '0',
      'Due Date': '2026-07-01T22:30:00+0000',
      'Is All Day': 'true',
    }),
    row({ Title: 'Done', Status: '2' }),
    row({ Status: '0' }),
  ].join('\n')}\n`

  it('becomes to-dos and dailies, with tags, items and rules of repetition', () =>
    expect(made(CSV).tasks).toMatchObject([
      {
        type: 'daily',
        text: 'Run',
        everyX: 2,
        priority: 1.5,
        tags: ['Home', 'Sport'],
        repeat: { t: true, f: true, m: false },
      },
      {
        type: 'todo',
        text: 'Pack',
        notes: 'For the sea',
        date: '2026-07-02T10:00:00.000Z',
        checklist: [{ text: 'Towel' }, { text: 'Book' }],
      },
    ]))
  it('leaves out what is completed, and rows without a title', () =>
    expect(made(CSV).leftOut).toEqual({ completed: 1, shared: 0, known: 0, unreadable: 1 }))
})

it.each([
  ['a picture', '\u0089PNG\r\n', 'unknownFormat'],
  ['another table', 'name,age\nIda,9\n', 'unknownFormat'],
  ['other JSON', '{"tasks":7}', 'unknownFormat'],
  ['an empty file', '', 'unknownFormat'],
  ['an export without tasks', '{"tasks":{}}', 'noTasks'],
])('%s is refused', (_, text, reason) => expect(read(text)).toEqual(E.left(reason)))

describe('a file with more tasks than a browser brings in', () => {
  it('is refused as a whole', () => {
    const lines = Array.from({ length: 5001 }, (_, at) => `task,Task ${at},,1,1,,,,en,`)
    const csv = ['TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE', ...lines]
    expect(read(csv.join('\n'))).toEqual(E.left('tooManyTasks'))
  })
  it.each([
    ['Todoist', 'TYPE,CONTENT,DATE', (at: number) => `task,Task ${at},every Monday`],
    ['TickTick', 'List Name,Title,Status,Repeat', (at: number) => `Home,Task ${at},0,RRULE:FREQ=DAILY`],
  ])('is refused before a date or a task of %s is read, so that nobody waits', (_, header, row) => {
    const csv = [header, ...Array.from({ length: 5001 }, (__, at) => row(at))].join('\n')
    const reads: string[] = []
    const watched = {
      readLine: (...args: Parameters<typeof reader.readLine>) => (reads.push('date'), reader.readLine(...args)),
      toNewTasks: (...args: Parameters<typeof reader.toNewTasks>) => (reads.push('task'), reader.toNewTasks(...args)),
    }
    const settings = { user, known: new Set<string>(), now: NOON, newId: () => HOME.id }
    expect(readImport(csv, settings, clock, watched)).toEqual(E.left('tooManyTasks'))
    expect(reads).toEqual([])
  })
  it('is read if the player has enough of them already', () => {
    const titles = Array.from({ length: 5001 }, (_, at) => `Task ${at}`)
    const csv = ['TYPE,CONTENT,DATE', ...titles.map((title) => `task,${title},`)].join('\n')
    const result = read(csv, new Set([titleKey('todo', 'Task 0')]))
    expect(E.isRight(result) && [result.right.tasks.length, result.right.leftOut.known]).toEqual([5000, 1])
  })
})
