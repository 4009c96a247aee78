import { describe, expect, it } from 'vitest'
import { formatReport } from '../../format-report.ts'
import { sourceFile } from '../../sources/source-file.ts'
import { readMessages, SOURCE_LANGUAGE } from '../read-messages.ts'
import { textReadersIn } from './text-readers.ts'
import { textReaderIssues } from './unused-texts.ts'

const TASKS = 'locales/en/ui/tasks.json'
const NAMES = 'locales/en/content/gear.json'

const saidOf = (texts: Readonly<Record<string, unknown>>, code: string): ReadonlyArray<string> => {
  const files = Object.entries(texts).map(([path, text]) => sourceFile(path, JSON.stringify(text, null, 1)))
  const { languages } = readMessages(files)
  const readers = textReadersIn([{ file: 'packages/web/src/tasks.tsx', text: code }])
  return formatReport(textReaderIssues(languages.get(SOURCE_LANGUAGE) ?? new Map(), readers), files)
}

describe('the checker of who says which text', () => {
  it.each([
    ['is named', { add: 'Add' }, "t('tasks.add')"],
    ['is one of a table', { add: 'Add' }, 'const TITLE = { one: "tasks.add" }'],
    ['is put together of words', { due: { today: 'Today' } }, "const DAY = 'today'\nt(`tasks.due.${DAY}`)"],
    ['is put together of two', { lostHealth: 'Lost' }, "['lost', 'Health']\nt(`tasks.${verb}${word}`)"],
    [
      'is a path in one word',
      { field: { stats_hp: 'HP' } },
      "['stats.hp']\nt(`tasks.field.${path.replaceAll('.', '_')}`)",
    ],
    ['is chosen within a value', { none: 'None', some: 'Some' }, "t(`tasks.${is ? 'none' : 'some'}`)"],
  ])('has nothing to say of a text that %s', (_, texts, code) => expect(saidOf({ [TASKS]: texts }, code)).toEqual([]))

  it('names a text that nothing says, and where it stands', () =>
    expect(
      saidOf(
        { [TASKS]: { add: 'Add', due: { today: 'Today', never: 'Never' } } },
        "t('tasks.add')\nt(`tasks.due.${'today'}`)",
      ),
    ).toEqual([`warn   ${TASKS}:5:3  due.never  nothing says this text: remove it in every language`]))

  it('lets names and notes of things be', () =>
    expect(saidOf({ [NAMES]: { sword: { text: 'Sword', notes: 'Sharp.' } } }, '')).toEqual([]))

  it('names a text that code says and nobody wrote, where the code says it', () =>
    expect(saidOf({ [TASKS]: { add: 'Add' } }, "t('tasks.add')\n  t('tasks.ad', { count })")).toEqual([
      'error  packages/web/src/tasks.tsx:2:3  -  says "tasks.ad", which is no text of locales/en (did you mean "tasks.add"?)',
    ]))
})
