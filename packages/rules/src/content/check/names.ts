import { isObject } from '../codec/index.ts'
import type { ContentFile } from '../content-file.ts'
import type { Fault } from '../fault.ts'
import type { ThingKind } from '../files/index.ts'
import type { KeysByKind } from './keys-by-kind.ts'
import { nearNames } from './near-names.ts'
import { repeated, said, type Said } from './said.ts'
import { type TextEntry, textEntries } from './text-entries.ts'

/** Kinds of things that a player tells apart by their names, and the field that is the name. */
const NAMED: { readonly [Kind in ThingKind]?: string } = {
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

/** No two things of a kind have one name, few have nearly one, and nobody says the same of two. */
export const nameFaults = (texts: ReadonlyArray<ContentFile>, keys: KeysByKind): ReadonlyArray<Fault> => {
  const entriesOf = textEntries(texts)
  return (Object.keys(NAMED) as ReadonlyArray<keyof typeof NAMED>).flatMap((kind) => {
    const entries = [...entriesOf(kind)].filter(([key]) => keys.get(kind)?.has(key) === true)
    const names = said(entries, NAMED[kind] ?? 'text')
    return [...sameNames(names), ...nearlySame(names), ...sameNotes(said(entries, 'notes')), ...loudTexts(entries)]
  })
}

const nameFault = (level: Fault['level'], { key, file, field }: Said, message: string): Fault => ({
  level,
  file,
  path: [key, field],
  message,
})

const sameNames = (names: ReadonlyArray<Said>): ReadonlyArray<Fault> =>
  repeated(names, ({ words }) => words.join(' ')).map(([one, { key }]) =>
    nameFault('error', one, `"${one.text}" is the name of "${key}" already`),
  )

const sameNotes = (notes: ReadonlyArray<Said>): ReadonlyArray<Fault> =>
  repeated(notes, ({ words }) => words.join(' ')).map(([one, { key }]) =>
    nameFault('warn', one, `the same is said of "${key}"`),
  )

const nearlySame = (names: ReadonlyArray<Said>): ReadonlyArray<Fault> =>
  nearNames(names).map(([one, { key, text }]) =>
    nameFault('warn', one, `"${one.text}" is nearly "${text}", the name of "${key}"`),
  )

/** Texts that shout. */
const loudTexts = (entries: ReadonlyArray<readonly [string, TextEntry]>): ReadonlyArray<Fault> =>
  entries.flatMap(([key, { file, entry }]) =>
    Object.entries(isObject(entry) ? entry : {}).flatMap(
      ([field, text]): ReadonlyArray<Fault> =>
        typeof text === 'string' && text.includes('!')
          ? [{ level: 'warn', file, path: [key, field], message: 'no exclamation marks: the thing itself is enough' }]
          : [],
    ),
  )
