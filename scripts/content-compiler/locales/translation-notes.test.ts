import { describe, expect, it } from 'vitest'
import { fullReportOn } from '../test-kit/report-on.ts'
import { sourceFile } from '../sources/source-file.ts'
import { languageReport } from './language-report.ts'
import { SOURCE_LANGUAGE, type LocaleMessages, readMessages } from './read-messages.ts'
import { languageState, updateNotes, notesText } from './translation-notes.ts'

const messagesIn = (language: string, texts: Readonly<Record<string, string>>): LocaleMessages => {
  const file = sourceFile(`locales/${language}/ui/tasks.json`, JSON.stringify(texts))
  return readMessages([file]).languages.get(language) ?? new Map()
}
const en = (texts: Readonly<Record<string, string>>) => messagesIn(SOURCE_LANGUAGE, texts)
const de = (texts: Readonly<Record<string, string>>) => messagesIn('de', texts)

const ENGLISH = en({ add: 'Add', edit: 'Edit', save: 'Save' })
const GERMAN = de({ add: 'Hinzufügen', edit: 'Ändern' })
const NOTES = updateNotes(ENGLISH, GERMAN, {})

/** English changed its mind about one word. */
const LATER = en({ add: 'Add a task', edit: 'Edit', save: 'Save' })

describe('notes of what was translated', () => {
  it('tell what is missing, and that nothing is stale as long as English stays', () =>
    expect(languageState(ENGLISH, GERMAN, NOTES)).toEqual({
      there: 2,
      missing: ['tasks.save'],
      stale: [],
      unnoted: [],
    }))

  it('find a translation stale when its English changed after it', () =>
    expect(languageState(LATER, GERMAN, NOTES)).toMatchObject({ stale: ['tasks.add'], unnoted: [] }))

  it('find a translation new until it is noted', () =>
    expect(languageState(ENGLISH, GERMAN, {})).toMatchObject({ stale: [], unnoted: ['tasks.add', 'tasks.edit'] }))

  it('keep a stale one stale while others are noted', () => {
    const notes = updateNotes(LATER, de({ add: 'Hinzufügen', edit: 'Bearbeiten' }), NOTES)
    expect(languageState(LATER, de({ add: 'Hinzufügen', edit: 'Bearbeiten' }), notes)).toMatchObject({
      stale: ['tasks.add'],
      unnoted: [],
    })
  })

  it('take a stale one as current when it was changed, or when a translator says that it is still good', () => {
    const changed = de({ add: 'Aufgabe hinzufügen', edit: 'Ändern' })
    expect(languageState(LATER, changed, updateNotes(LATER, changed, NOTES)).stale).toEqual([])
    expect(languageState(LATER, GERMAN, updateNotes(LATER, GERMAN, NOTES, ['tasks'])).stale).toEqual([])
  })

  it('forget what no language says any more', () =>
    expect(Object.keys(updateNotes(en({ add: 'Add' }), GERMAN, NOTES))).toEqual(['tasks.add']))
})

describe('the checker', () => {
  const files = {
    'locales/en/ui/tasks.json': '{ "add": "Add" }',
    'locales/de/ui/tasks.json': '{ "add": "Hinzufügen" }',
  }

  it('tells once a language what was not noted', () =>
    expect(fullReportOn(files)).toEqual([
      'warn   locales/de/.translated.json:1:1  -  "tasks.add" not noted as translated yet: npm run content:check -- --translated de',
    ]))

  it('is content when it was', () =>
    expect(
      fullReportOn({ ...files, 'locales/de/.translated.json': notesText(updateNotes(en({ add: 'Add' }), GERMAN, {})) }),
    ).toEqual([]))
})

describe('the report of languages', () => {
  const input = {
    languages: new Map([
      ['en', LATER],
      ['de', GERMAN],
    ]),
    notes: { de: NOTES },
  }

  it('says how far each is, what is stale, and by file what is missing', () =>
    expect(languageReport(input)).toEqual([
      'de: 2 of 3 texts, 1 missing, 1 stale, 0 not noted',
      '  stale    locales/en/ui/tasks.json  tasks.add  now "Add a task"',
      '  missing  locales/en/ui/tasks.json  1 of 3: tasks.save',
    ]))

  it('names every missing text of a language that is asked for', () =>
    expect(languageReport(input, ['de']).at(-1)).toBe('  missing  locales/en/ui/tasks.json  tasks.save  "Save"'))

  it('knows when there is only one', () =>
    expect(languageReport({ languages: new Map([['en', LATER]]), notes: {} })).toEqual(['languages: en only']))
})
