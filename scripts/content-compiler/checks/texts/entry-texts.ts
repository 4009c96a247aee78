import { FIELD_FAULTS, REFUSALS } from '@daykeep/rules/kernel'
import { didYouMean, createSuggester, isObject } from '../../codec/index.ts'
import type { ContentFile } from '../../sources/source-file.ts'
import type { ContentIssue } from '../../issue.ts'
import { type ContentEntry, ENTRY_TEXTS, type EntryKind } from '../../file-kinds/index.ts'
import type { KeysByKind } from '../keys-by-kind.ts'
import { unknownTextFiles } from './unknown-text-files.ts'
import { type TextEntry, textEntries, TEXTS_FOLDER } from './text-entries.ts'

/** Names made of two names: an egg, a potion, a pet. */
const NAME_TEMPLATES = ['egg', 'hatchingPotion', 'pet', 'mount'] as const

type Words = Readonly<Record<string, unknown>>

/** Every entry has its texts, every refusal its sentence, and there are no other texts. */
export const textIssues = (
  texts: ReadonlyArray<ContentFile>,
  keys: KeysByKind,
  entries: ReadonlyArray<ContentEntry> = [],
): ReadonlyArray<ContentIssue> => {
  const own = new Map(
    entries.flatMap(({ kind, key, texts: more = [] }) =>
      more.length === 0 ? [] : [[`${kind}.${key}`, more] as const],
    ),
  )
  const byPath = new Map(texts.map(({ path, value }) => [path, isObject(value) ? value : {}]))
  const entriesOf = textEntries(texts)
  const kinds = Object.keys(ENTRY_TEXTS) as ReadonlyArray<EntryKind>
  const at = (name: string): readonly [string, Words] => {
    const path = `${TEXTS_FOLDER}/${name}.json`
    return [path, byPath.get(path) ?? {}]
  }
  return [
    ...unknownTextFiles(texts, kinds),
    ...kinds.flatMap((kind) =>
      textsOfKind({ kind, keys: keys.get(kind) ?? new Set(), own, home: homeOf(kind, texts) }, entriesOf(kind)),
    ),
    ...missing(NAME_TEMPLATES, ...at('content/names')),
    ...missing([...Object.keys(REFUSALS), ...FIELD_FAULTS], ...at('refusals')),
  ]
}

/** The entries of a kind; `own`: texts that one of them needs besides those of its kind. */
type EntriesOfKind = {
  readonly kind: EntryKind
  /** Where a text goes that is nowhere yet. */
  readonly home: string
  readonly keys: ReadonlySet<string>
  readonly own: ReadonlyMap<string, ReadonlyArray<string>>
}

/** The file of a kind, or its folder where its texts are in many files. */
const homeOf = (kind: EntryKind, texts: ReadonlyArray<ContentFile>): string => {
  const folder = `${TEXTS_FOLDER}/content/${kind}/`
  return texts.some(({ path }) => path.startsWith(folder)) ? folder : `${TEXTS_FOLDER}/content/${kind}.json`
}

const textsOfKind = (
  { kind, keys, own, home }: EntriesOfKind,
  entries: ReadonlyMap<string, TextEntry>,
): ReadonlyArray<ContentIssue> => {
  const suggest = createSuggester()
  const extra = [...entries].filter(([key]) => !keys.has(key) && key !== '//')
  const nowhere: TextEntry = { file: home, entry: undefined }
  return [
    ...[...keys].flatMap((key) =>
      textsOfEntry(kind, own.get(`${kind}.${key}`) ?? [], key, entries.get(key) ?? nowhere),
    ),
    ...extra.map(([key, { file, entry }]): ContentIssue => {
      const first = isObject(entry) ? Object.keys(entry).slice(0, 1) : []
      const message = `text for ${WORDS[kind]} that does not exist${suggest(key, keys)}`
      return { severity: 'warn', file, path: [key, ...first], target: [key], anchor: 'key', message }
    }),
  ]
}

const textsOfEntry = (
  kind: EntryKind,
  own: ReadonlyArray<string>,
  key: string,
  { file, entry }: TextEntry,
): ReadonlyArray<ContentIssue> => {
  const needs: ReadonlyArray<string> = [...ENTRY_TEXTS[kind].needs, ...own]
  const allowed = [...needs, ...ENTRY_TEXTS[kind].may]
  const texts = new Map(textsIn(entry))
  const lacking = needs.filter((field) => typeof texts.get(field) !== 'string' || texts.get(field) === '')
  const unknown = [...texts.keys()].filter((field) => !allowed.includes(field))
  return [
    ...lacking.map(
      (field): ContentIssue => ({ severity: 'error', file, path: [key, ...field.split('.')], message: 'missing text' }),
    ),
    ...unknown.map(
      (field): ContentIssue => ({
        severity: 'error',
        file,
        path: [key, ...field.split('.')],
        anchor: 'key',
        message: `unknown field${didYouMean(field, allowed)}`,
      }),
    ),
  ]
}

/** Every text of an entry, those inside of maps as `items.bar`. */
const textsIn = (entry: unknown, prefix = ''): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(isObject(entry) ? entry : {}).flatMap(([field, value]) => {
    if (field === '//') return []
    const name = `${prefix}${field}`
    return isObject(value) ? textsIn(value, `${name}.`) : [[name, value] as const]
  })

const missing = (names: ReadonlyArray<string>, file: string, words: Words): ReadonlyArray<ContentIssue> =>
  names
    .filter((name) => typeof words[name] !== 'string' || words[name] === '')
    .map((name) => ({ severity: 'error', file, path: [name], message: 'missing text' }))

const WORDS: Readonly<Record<EntryKind, string>> = {
  gear: 'gear',
  mysterySets: 'a mystery set',
  galaSets: 'a set of a gala',
  eggs: 'an egg',
  hatchingPotions: 'a hatching potion',
  food: 'food',
  market: 'a shelf of the market',
  quests: 'a quest',
  questBundles: 'a bundle of quests',
  pets: 'a special pet',
  mounts: 'a special mount',
  backgrounds: 'a background',
  achievements: 'an achievement',
  skills: 'a skill',
  transformations: 'a transformation or an antidote',
  cards: 'a card',
  looks: 'a look',
  lookSets: 'a set of looks',
  events: 'an event',
  subscriptionBlocks: 'a subscription block',
  gemPacks: 'a gem pack',
  taskTemplates: 'a task template',
  starterTags: 'a starter tag',
  challengeCategories: 'a category of challenges',
  faqHeadings: 'a heading of questions',
  faq: 'a question',
  articles: 'an article',
  news: 'news',
}
