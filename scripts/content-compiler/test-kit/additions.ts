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
  (command: string | ((content: ContentSources) => string)): Addition =>
  (content) => {
    const line = typeof command === 'string' ? command : command(content)
    const entry = newEntry(line.split(' '), { content, art: artNames(CONTENT_DIR, iconsIn(content)) })
    if (typeof entry === 'string') throw new Error(entry)
    return Object.fromEntries(entry.files.map(({ path, text }) => [path, withLine(text, line)]))
  }

/** Each empty text gets words that no other has. */
const withLine = (text: string, line: string): string => {
  let count = 0
  return text.replaceAll('": ""', () => `": "Words ${(count += 1)} for ${line.replaceAll(/[^\w ]/g, ' ')}"`)
}

/** The names of the files of a folder, without their ending. */
const namesIn = ({ data }: ContentSources, folder: string): ReadonlyArray<string> =>
  data.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length, -'.json'.length)] : []))

/** The month after the last one of a folder: none may be left out. */
const nextMonth = (content: ContentSources, folder: string): string => {
  const last = namesIn(content, folder)
    .filter((name) => /^20\d\d-\d\d$/.test(name))
    .toSorted()
    .at(-1)
  const [year = 0, month = 0] = (last ?? '').split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

const SEASONS = ['winter', 'spring', 'summer', 'fall']

/** The gala after the last one; that of a winter has the year it ends in. */
const nextGala = (content: ContentSources): string => {
  const galas = namesIn(content, 'data/gear/seasonal/').map((name) => {
    const [season = '', year] = name.split('-')
    return Number(year) * SEASONS.length + SEASONS.indexOf(season)
  })
  const next = Math.max(...galas) + 1
  return `${SEASONS[next % SEASONS.length]} ${Math.floor(next / SEASONS.length)}`
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
  'data/quests/gold/trialInkTrail.json': json({
    key: 'trialInkTrail',
    category: 'gold',
    goldValue: 200,
    objective: { type: 'collect', items: { inkDrop: 12, quill: 8 } },
    drop: { gp: 20, exp: 100 },
    art: {
      scroll: { palette: 'tide', motif: 'leaf' },
      items: { inkDrop: { template: 'fin', palette: 'royal' }, quill: { template: 'fin', palette: 'tide' } },
    },
  }),
  ...named(content, 'quests', 'trialInkTrail', {
    text: 'The ink trail on trial',
    notes: 'Somebody walked through wet ink, on trial.',
    completion: 'The last blot has a signature, on trial.',
    items: { inkDrop: 'Drops of ink on trial', quill: 'Quills on trial' },
  }),
})

const dropEgg: Addition = (content) => ({
  ...inList(content, 'data/eggs.json', 'eggs', {
    key: 'TrialMarten',
    kind: 'drop',
    art: {
      body: 'sit',
      head: 'fluff',
      natural: ['#9a7a5a', '#6f5640', '#cbb190', '#57432f', '#d9a78f', '#e8dcc6'],
      eyes: '#3f2c28',
    },
  }),
  ...named(content, 'eggs', 'TrialMarten', { text: 'Marten on trial', adjective: 'a quick' }),
})

const event: Addition = (content) => ({
  ...inList(content, 'data/calendar/events.json', 'events', {
    key: 'trialLanternWeek',
    from: '10-11T04:00-04:00',
    until: '10-18T03:59-04:00',
    season: 'fall',
  }),
  ...named(content, 'events', 'trialLanternWeek', { text: 'The week of lanterns on trial' }),
})

const specialGear: Addition = (content) => ({
  'data/gear/special/trial-lanterns.json': json({
    value: 50,
    window: { from: '2026-10-11', until: '2026-10-18' },
    items: [{ slot: 'shield', name: 'trialLantern', per: 3, art: { template: 'buckler', palette: 'ember' } }],
  }),
  ...named(content, 'gear/special-events', 'shield_special_trialLantern', {
    text: 'Lantern on trial',
    notes: 'Folds flat, on trial.',
  }),
})

/** One thing of each kind that a designer adds, by its name. Their keys are none that a designer would choose. */
export const ADDITIONS: Readonly<Record<string, Addition>> = {
  'egg with its pet quest': byCommand('egg TrialHeron'),
  'quest with a hatching potion': byCommand('quest hatchingPotion trialGlacier'),
  'drop egg': dropEgg,
  potion: byCommand('potion TrialTidal'),
  food: byCommand('food TrialTruffle Base'),
  bundle: byCommand('bundle trialFlyers owl falcon harpy'),
  'gold quest': goldQuest,
  achievement: byCommand('achievement trialFriends Seahorse Octopus'),
  gala: byCommand((content) => `gala ${nextGala(content)}`),
  event,
  'special gear': specialGear,
  'armoire set': byCommand('armoire trialSet 2099-01 head:trialCap weapon:trialPeel'),
  'mystery set': byCommand((content) => `mystery ${nextMonth(content, 'data/gear/mystery/')}`),
  background: byCommand((content) => `background ${nextMonth(content, 'data/backgrounds/')} trial_mill`),
}

/** The content of this repository, with what is added to it. */
export const addedTo = (additions: ReadonlyArray<Addition>): ContentSources =>
  additions.reduce((content, add) => withFiles(content, add(content)), readContent(CONTENT_DIR))
