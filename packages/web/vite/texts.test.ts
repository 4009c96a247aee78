import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { messagesOf } from './texts.ts'

const folders: string[] = []

const locales = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-locales-'))
  folders.push(folder)
  for (const [file, texts] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(texts))
  }
  return folder
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('the texts that the app is given', () => {
  const folder = locales({
    'en/refusals.json': { notEnoughGold: 'You lack gold.' },
    'en/ui/tasks.json': { '//': 'for writers', add: 'Add', left: '{n, plural, one {# left} other {# left}}' },
    'en/content/gear.json': { sword: { text: 'Sword', notes: 'Sharp.' } },
    'en/mail.json': { subject: 'Hello' },
    'de/ui/tasks.json': { add: 'Hinzufügen' },
  })

  it('are named after their file and their key', () => {
    const messages = messagesOf(folder, 'en', 'ui')
    expect(Object.keys(messages).toSorted()).toEqual(['refusals.notEnoughGold', 'tasks.add', 'tasks.left'])
    expect(messages['tasks.add']).toEqual(['Add'])
  })

  it('are those of things, by path, in a part of their own', () => {
    expect(messagesOf(folder, 'en', 'content')).toEqual({
      'gear.sword.text': ['Sword'],
      'gear.sword.notes': ['Sharp.'],
    })
  })

  it('are English where a language has none', () => {
    const messages = messagesOf(folder, 'de', 'ui')
    expect(messages['tasks.add']).toEqual(['Hinzufügen'])
    expect(messages['refusals.notEnoughGold']).toEqual(['You lack gold.'])
  })
})
