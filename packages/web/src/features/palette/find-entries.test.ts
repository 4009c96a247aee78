import { describe, expect, it } from 'vitest'
import { findEntries } from './find-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'

const entry = (type: PaletteEntry['type'], text: string, note?: string): PaletteEntry => ({
  id: `${type}:${text}`,
  type,
  text,
  note,
  run: () => undefined,
})

const ENTRIES = [
  entry('task', 'Water the plants', 'Home'),
  entry('task', 'Underwater photos'),
  entry('task', 'Call Zoë about the café'),
  entry('screen', 'Stable', 'Inventory'),
  entry('screen', 'Market', 'Shops'),
  entry('action', 'New to-do'),
]

const found = (typed: string, recent: ReadonlyArray<string> = []) =>
  findEntries(ENTRIES, typed, recent).map(({ type, entries }) => [type, ...entries.map(({ text }) => text)])

describe('what the command palette finds', () => {
  it.each([
    [
      'the beginning of a text before letters inside of a word',
      'water',
      [['task', 'Water the plants', 'Underwater photos']],
    ],
    ['words in any order, without accents and case', 'CAFE zoe', [['task', 'Call Zoë about the café']]],
    ['what belongs to a section or has a tag', 'inv', [['screen', 'Stable']]],
    ['words with signs between them', 'to do', [['action', 'New to-do']]],
    ['nothing where one word is missing', 'water market', []],
  ])('is %s', (_, typed, groups) => expect(found(typed)).toEqual(groups))

  it('has those used last on top while nothing is typed, once each', () => {
    const [recent, ...others] = found('', ['screen:Market', 'task:gone', 'action:New to-do'])
    expect(recent).toEqual(['recent', 'Market', 'New to-do'])
    expect(others.flat()).not.toContain('Market')
    expect(others.map(([type]) => type)).toEqual(['screen', 'task'])
  })

  it('has one that was used before others that fit as well', () => {
    const twins = [entry('task', 'Read a book'), entry('task', 'Read the news')]
    const [tasks] = findEntries(twins, 'read', ['task:Read the news'])
    expect(tasks?.entries.map(({ text }) => text)).toEqual(['Read the news', 'Read a book'])
  })

  it('shows the best group first, and no more than twelve of one', () => {
    expect(found('sta').map(([type]) => type)).toEqual(['screen'])
    const many = Array.from({ length: 40 }, (_, index) => entry('task', `Task ${index}`))
    expect(findEntries(many, 'task', [])[0]?.entries).toHaveLength(12)
  })
})
