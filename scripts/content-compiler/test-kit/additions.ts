import { artNames } from '../art/art-names.ts'
import { iconsIn } from '../check-content.ts'
import { newEntry } from '../new/new-entry.ts'
import { insertField, insertInList } from '../new/insert-json.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { type ContentSources, readContent } from '../sources/read-content.ts'
import { sourceFile, type SourceFile } from '../sources/source-file.ts'

/** What a designer does to the content: the files that are new or changed, by path. */
type Addition = (content: ContentSources) => Readonly<Record<string, string>>

/** The content with some files more, or with another text in them. */
const withFiles = (content: ContentSources, files: Readonly<Record<string, string>>): ContentSources => ({
  ...content,
  data: insertAt(content.data, files, 'data/'),
  locales: insertAt(content.locales, files, 'locales/'),
})

const insertAt = (
  before: ReadonlyArray<SourceFile>,
  files: Readonly<Record<string, string>>,
  folder: string,
): ReadonlyArray<SourceFile> => {
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder))
  return [
    ...before.filter(({ path }) => !Object.hasOwn(files, path)),
    ...own.map(([path, text]) => sourceFile(path, text)),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** A line of `content:new`, with a text of its own wherever the skeleton has an empty one. */
const byCommand =
  (line: string): Addition =>
  (content) => {
    const entry = newEntry(line.split(' '), { content, art: artNames(CONTENT_DIR, iconsIn(content)) })
    if (typeof entry === 'string') throw new Error(entry)
    return Object.fromEntries(entry.files.map(({ path, text }) => [path, withLine(text, line)]))
  }

/** Each empty text gets words that no other has. */
const withLine = (text: string, line: string): string => {
  let count = 0
  return text.replaceAll('": ""', () => `": "Words ${(count += 1)} for ${line.replaceAll(/[^\w ]/g, ' ')}"`)
}

const textOf = ({ data, locales }: ContentSources, path: string): string =>
  [...data, ...locales].find((file) => file.path === path)?.text ?? '{}\n'

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/** Adds the texts of an entry to a file of texts. */
const named = (content: ContentSources, kind: string, key: string, texts: unknown) => {
  const path = `locales/en/content/${kind}.json`
  return { [path]: insertField(textOf(content, path), [], key, texts) }
}

const inList = (content: ContentSources, path: string, list: string, value: unknown) => ({
  [path]: insertInList(textOf(content, path), [list], value),
})

const goldQuest: Addition = (content) => ({
  'data/quests/gold/inkwellTrail.json': json({
    key: 'inkwellTrail',
    category: 'gold',
    goldValue: 200,
    objective: { type: 'collect', items: { inkDrop: 12, quill: 8 } },
    drop: { gp: 20, exp: 100 },
    art: {
      scroll: { palette: 'tide', motif: 'leaf' },
      items: { inkDrop: { template: 'fin', palette: 'royal' }, quill: { template: 'fin', palette: 'tide' } },
    },
  }),
  ...named(content, 'quests', 'inkwellTrail', {
    text: 'The inkwell trail',
    notes: 'Somebody walked through wet ink.',
    completion: 'The last blot has a signature.',
    items: { inkDrop: 'Drops of ink', quill: 'Quills' },
  }),
})

const dropEgg: Addition = (content) => ({
  ...inList(content, 'data/eggs.json', 'eggs', {
    key: 'Marten',
    kind: 'drop',
    art: {
      body: 'sit',
      head: 'fluff',
      natural: ['#9a7a5a', '#6f5640', '#cbb190', '#57432f', '#d9a78f', '#e8dcc6'],
      eyes: '#3f2c28',
    },
  }),
  ...named(content, 'eggs', 'Marten', { text: 'Marten', adjective: 'a quick' }),
})

const event: Addition = (content) => ({
  ...inList(content, 'data/calendar/events.json', 'events', {
    key: 'lanternWeek',
    from: '10-11T04:00-04:00',
    until: '10-18T03:59-04:00',
    season: 'lanterns',
  }),
  ...named(content, 'events', 'lanternWeek', { text: 'The week of lanterns' }),
})

const specialGear: Addition = (content) => ({
  'data/gear/special/lanterns.json': json({
    value: 50,
    window: { from: '2026-10-11', until: '2026-10-18' },
    items: [{ slot: 'shield', name: 'paperLantern', per: 3, art: { template: 'buckler', palette: 'ember' } }],
  }),
  ...named(content, 'gear/special-events', 'shield_special_paperLantern', {
    text: 'Paper lantern',
    notes: 'Folds flat.',
  }),
})

/** One thing of each kind that a designer adds, by its name. */
export const ADDITIONS: Readonly<Record<string, Addition>> = {
  'egg with its pet quest': byCommand('egg Heron'),
  'quest with a hatching potion': byCommand('quest hatchingPotion glacier'),
  'drop egg': dropEgg,
  potion: byCommand('potion Tidal'),
  food: byCommand('food Truffle Base'),
  bundle: byCommand('bundle nightFlyers owl falcon harpy'),
  'gold quest': goldQuest,
  achievement: byCommand('achievement seaFriends Seahorse Octopus'),
  gala: byCommand('gala spring 2028'),
  event,
  'special gear': specialGear,
  'armoire set': byCommand('armoire bakerSet 2028-01 head:bakersCap weapon:breadPeel'),
  'mystery set': byCommand('mystery 2028-01'),
  background: byCommand('background 2028-01 frozen_mill'),
}

/** The content of this repository, with what is added to it. */
export const addedTo = (additions: ReadonlyArray<Addition>): ContentSources =>
  additions.reduce((content, add) => withFiles(content, add(content)), readContent(CONTENT_DIR))
