import { expect, it } from 'vitest'
import { contentOf } from '../test-kit/report-on.ts'
import { newEntry } from './new-entry.ts'

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const content = contentOf({
  'locales/en/content/quests.json': json({
    heron: { text: 'The heron', notes: 'It waits.' },
    owl: { text: 'The owl' },
  }),
  'locales/de/content/quests.json': json({ heron: { text: 'Der Reiher' }, owl: { text: 'Die Eule' } }),
  'locales/en/ui/tasks.json': json({ add: 'Add' }),
})
const run = (line: string) => newEntry(line.split(' '), { content, art: {} })

it('writes the English of what a language lacks, where its translation belongs', () =>
  expect(run('translation de quests.heron tasks')).toEqual({
    files: [
      {
        path: 'locales/de/content/quests.json',
        text: json({ heron: { text: 'Der Reiher', notes: 'It waits.' }, owl: { text: 'Die Eule' } }),
      },
      { path: 'locales/de/ui/tasks.json', text: json({ add: 'Add' }) },
    ].map((file) => expect.objectContaining(file)),
    report: ['quests.heron.notes  It waits.', 'tasks.add  Add'],
  }))

it.each([
  ['translation en quests', 'a translation is into a language such as de or pt_BR'],
  ['translation de', 'name what is to be translated, such as quests.heron or tasks.add'],
  ['translation de quests.hero', 'no text begins with "quests.hero"'],
  ['translation de quests.owl', 'de says all of that already'],
])('refuses %s', (line, reason) => expect(run(line)).toBe(reason))
