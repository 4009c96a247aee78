import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const EN = '{ "left": "{count, plural, one {# task} other {# tasks}}", "hello": "Hello {name}", "add": "Add" }'

const issuesIn = (language: string, text: string): ReadonlyArray<string> =>
  reportOn({ 'locales/en/ui/tasks.json': EN, [`locales/${language}/ui/tasks.json`]: text })

describe('the checker of languages', () => {
  it('has nothing to say about a good translation, or about a text that is not there yet', () =>
    expect(
      issuesIn('de', '{ "left": "{count, plural, one {# Aufgabe} other {# Aufgaben}}", "hello": "Hallo {name}" }'),
    ).toEqual([]))

  it('wants each plural form that the language has', () =>
    expect(issuesIn('pl', '{ "left": "{count, plural, one {# zadanie} many {# zadań} other {# zadania}}" }')).toEqual([
      'warn   locales/pl/ui/tasks.json:1:11  left  {count, plural} lacks "few", expected one, few, many, other',
    ]))

  it('knows no plural form that the language does not have', () =>
    expect(
      issuesIn('de', '{ "left": "{count, plural, one {# Aufgabe} few {# Aufgaben} other {# Aufgaben}}" }'),
    ).toEqual(['warn   locales/de/ui/tasks.json:1:11  left  {count, plural} has "few", expected one, other']))

  it('lets the number itself stand for its form', () =>
    expect(issuesIn('de', '{ "left": "{count, plural, =1 {eine Aufgabe} other {# Aufgaben}}" }')).toEqual([]))

  it('wants the forms of English in English too', () =>
    expect(reportOn({ 'locales/en/ui/tasks.json': '{ "left": "{count, plural, other {# tasks}}" }' })).toEqual([
      'warn   locales/en/ui/tasks.json:1:11  left  {count, plural} lacks "one", expected one, other',
    ]))

  it('names a value that is written wrong, and the one that was meant', () =>
    expect(issuesIn('de', '{ "hello": "Hallo {nmae}" }')).toEqual([
      'error  locales/de/ui/tasks.json:1:12  hello  {nmae} is no value of this text (did you mean "name"?)',
    ]))

  it('names a value that the translation forgot', () =>
    expect(issuesIn('de', '{ "hello": "Hallo" }')).toEqual([
      'error  locales/de/ui/tasks.json:1:12  hello  {name} is missing, which en has',
    ]))

  it('warns of a text that English does not have', () =>
    expect(issuesIn('de', '{ "addd": "Hinzufügen" }')).toEqual([
      'warn   locales/de/ui/tasks.json:1:3  addd  text that en does not have (did you mean "add"?)',
    ]))

  it('names a folder that is no language', () =>
    expect(issuesIn('d', '{ "add": "Hinzufügen" }')).toEqual([
      'error  locales/d/ui/tasks.json:1:1  -  no language has the code "d": expected one such as de or pt_BR',
    ]))
})
