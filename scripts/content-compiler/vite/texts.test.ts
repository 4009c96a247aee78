import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { textsToServe } from './texts.ts'

const folders: string[] = []

const contentWith = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-content-'))
  folders.push(folder)
  for (const [file, texts] of Object.entries(files)) {
    const path = join(folder, 'locales', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(texts))
  }
  return folder
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('the texts that the app is given', () => {
  const folder = contentWith({
    'en/refusals.json': { notEnoughGold: 'You lack gold.' },
    'en/ui/tasks.json': { '//': 'for writers', add: 'Add', left: '{n, plural, one {# left} other {# left}}' },
    'en/ui/shops.json': { title: 'Shop' },
    'en/content/gear.json': { sword: { text: 'Sword', notes: 'Sharp.' } },
    'en/content/faq.json': { why: { question: 'Why?', web: 'Because.' } },
    'en/mail.json': { subject: 'Hello' },
    'de/ui/tasks.json': { add: 'Hinzufügen' },
    'de/.translated.json': { 'tasks.add': '1f3a9c2e 77b0d1aa' },
  })
  const served = textsToServe(folder, false)

  it('are named after their file and their key', () => {
    expect(Object.keys(served['en']?.ui ?? {}).toSorted()).toEqual([
      'refusals.notEnoughGold',
      'tasks.add',
      'tasks.left',
    ])
    expect(served['en']?.ui['tasks.add']).toEqual(['Add'])
  })

  it('are those of things, by path, in a part of their own, with the words of the shops', () =>
    expect(served['en']?.content).toEqual({
      'gear.sword.text': ['Sword'],
      'gear.sword.notes': ['Sharp.'],
      'shops.title': ['Shop'],
    }))

  it('are those of pages to read, for whom nothing else of the game is loaded', () =>
    expect(served['de']?.publications).toEqual({ 'faq.why.question': ['Why?'], 'faq.why.web': ['Because.'] }))

  it('are English where a language has none', () => {
    expect(served['de']?.ui['tasks.add']).toEqual(['Hinzufügen'])
    expect(served['de']?.ui['refusals.notEnoughGold']).toEqual(['You lack gold.'])
  })

  it('have a foreign look in the pseudo-language, which is there while developing only', () => {
    expect(served['en_XA']?.ui['tasks.add']).toEqual(['Ådd·'])
    expect(Object.keys(textsToServe(folder, true))).toEqual(['en', 'de'])
  })
})
