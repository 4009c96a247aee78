import { isObject } from '../../codec/index.ts'
import type { ContentFile } from '../../sources/source-file.ts'
import type { ContentIssue } from '../../issue.ts'
import type { EntryKind } from '../../file-kinds/index.ts'
import type { KeysByKind } from '../keys-by-kind.ts'
import { nearNames } from './near-names.ts'
import { repeated, textFields, type TextField } from './text-field.ts'
import { type TextEntry, textEntries } from './text-entries.ts'

/** Kinds of entries that players distinguish by name, and the field of the name. */
const NAME_FIELDS: { readonly [Kind in EntryKind]?: string } = {
  gear: 'text',
  mysterySets: 'text',
  galaSets: 'text',
  eggs: 'text',
  hatchingPotions: 'text',
  food: 'text',
  quests: 'text',
  questBundles: 'text',
  pets: 'text',
  mounts: 'text',
  backgrounds: 'text',
  achievements: 'title',
  skills: 'text',
  transformations: 'text',
  cards: 'text',
  lookSets: 'text',
  events: 'text',
  taskTemplates: 'text',
}

/** No two entries of a kind share a name, nearly share one, or share their notes. */
export const nameIssues = (texts: ReadonlyArray<ContentFile>, keys: KeysByKind): ReadonlyArray<ContentIssue> => {
  const entriesOf = textEntries(texts)
  return (Object.keys(NAME_FIELDS) as ReadonlyArray<keyof typeof NAME_FIELDS>).flatMap((kind) => {
    const entries = [...entriesOf(kind)].filter(([key]) => keys.get(kind)?.has(key) === true)
    const names = textFields(entries, NAME_FIELDS[kind] ?? 'text')
    return [
      ...sameNames(names),
      ...nearlySame(names),
      ...sameNotes(textFields(entries, 'notes')),
      ...loudTexts(entries),
    ]
  })
}

const nameIssue = (
  severity: ContentIssue['severity'],
  { key, file, field }: TextField,
  message: string,
): ContentIssue => ({
  severity,
  file,
  path: [key, field],
  message,
})

const sameNames = (names: ReadonlyArray<TextField>): ReadonlyArray<ContentIssue> =>
  repeated(names, ({ words }) => words.join(' ')).map(([one, { key }]) =>
    nameIssue('error', one, `"${one.text}" is the name of "${key}" already`),
  )

const sameNotes = (notes: ReadonlyArray<TextField>): ReadonlyArray<ContentIssue> =>
  repeated(notes, ({ words }) => words.join(' ')).map(([one, { key }]) =>
    nameIssue('warn', one, `the same is said of "${key}"`),
  )

const nearlySame = (names: ReadonlyArray<TextField>): ReadonlyArray<ContentIssue> =>
  nearNames(names).map(([one, { key, text }]) =>
    nameIssue('warn', one, `"${one.text}" is nearly "${text}", the name of "${key}"`),
  )

/** Texts that shout. */
const loudTexts = (entries: ReadonlyArray<readonly [string, TextEntry]>): ReadonlyArray<ContentIssue> =>
  entries.flatMap(([key, { file, entry }]) =>
    Object.entries(isObject(entry) ? entry : {}).flatMap(
      ([field, text]): ReadonlyArray<ContentIssue> =>
        typeof text === 'string' && text.includes('!')
          ? [
              {
                severity: 'warn',
                file,
                path: [key, field],
                message: 'no exclamation marks: the thing itself is enough',
              },
            ]
          : [],
    ),
  )
