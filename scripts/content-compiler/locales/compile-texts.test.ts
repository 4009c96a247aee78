import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { pseudoLocalize } from './pseudo-language.ts'
import { sourceFile as file } from '../sources/source-file.ts'
import { compileTexts, type CompiledMessages } from './compile-texts.ts'

const FILES = [
  file(
    'locales/en/ui/tasks.json',
    '{ "add": "Add", "left": "{count, plural, one {# task} other {# tasks}}", "//": "a note" }',
  ),
  file('locales/en/content/eggs.json', '{ "Owl": { "text": "Owl" } }'),
  file('locales/en/mail.json', '{ "hello": "Hello {name}" }'),
  file('locales/de/ui/tasks.json', '{ "add": "Hinzufügen" }'),
]
const { texts } = compileTexts(FILES)

describe('compileTexts', () => {
  it('names a message by its file and its path, and sorts it into interface, content and mail', () => {
    expect(Object.keys(texts['en']?.ui ?? {})).toEqual(['tasks.add', 'tasks.left'])
    expect(texts['en']?.content).toEqual({ 'eggs.Owl.text': ['Owl'] })
    expect(texts['en']?.mail).toEqual({ 'mail.hello': ['Hello ', ['name']] })
  })

  it('says in English what a language has no words for', () => {
    expect(formatted('de', texts['de']?.ui, 'tasks.add')).toBe('Hinzufügen')
    expect(formatted('de', texts['de']?.ui, 'tasks.left', { count: 2 })).toBe('2 tasks')
  })

  it('keeps the plural forms of a message', () => {
    expect(formatted('en', texts['en']?.ui, 'tasks.left', { count: 1 })).toBe('1 task')
    expect(formatted('en', texts['en']?.ui, 'tasks.left', { count: 5 })).toBe('5 tasks')
  })
})

describe('the pseudo-language', () => {
  const foreign = compileTexts(FILES, pseudoLocalize).texts['en']

  it('makes every letter foreign and every text longer, and leaves placeholders alone', () => {
    expect(formatted('en', foreign?.ui, 'tasks.add')).toBe('Ådd·')
    expect(formatted('en', foreign?.ui, 'tasks.left', { count: 3 })).toBe('3 tåškš··')
    expect(formatted('en', foreign?.mail, 'mail.hello', { name: 'Ann' })).toBe('Hëllö ··Ann')
  })
})

const formatted = (locale: string, messages: CompiledMessages = {}, id: string, values = {}): string =>
  setupI18n({ locale, messages: { [locale]: messages } })._(id, values)
