import {
  type Catalogue,
  type ArtNames,
  compile,
  type Fault,
  LASTING,
  type PlacedThing,
  type ReleasedKeys,
} from '../../packages/rules/src/content/index.ts'
import { animalNames } from './animal-names.ts'
import type { ContentTexts, TextFile } from './read-content.ts'
import { languageFaults } from './languages/language-faults.ts'
import { FIRST_LANGUAGE, type Speech } from './languages/spoken-texts.ts'
import type { TranslationNotes } from './languages/translation-notes.ts'
import { unnotedFaults } from './languages/unnoted-faults.ts'
import { compileTexts, type Texts } from './texts.ts'

/** What came of the content: the game's catalogue and texts when nothing is wrong, and every fault. */
export type Checked = {
  readonly catalogue?: Catalogue
  readonly texts: Texts
  readonly faults: ReadonlyArray<Fault>
  /** False when a file could not even be read as JSON. */
  readonly readable: boolean
  readonly released: ReleasedKeys
  /** Every thing, and where it is written. */
  readonly things: ReadonlyArray<PlacedThing>
  /** What each language says itself, the first language first. */
  readonly languages: ReadonlyMap<string, Speech>
  /** What was noted as translated, by language. */
  readonly notes: Readonly<Record<string, TranslationNotes>>
}

/** Compiles content that was read: the same texts always give the same answer. */
export const checkContent = ({ data, locales, notes: noted, keys }: ContentTexts, art: ArtNames): Checked => {
  const compiled = compile({
    files: data,
    texts: locales.filter(({ path }) => path.startsWith(`locales/${FIRST_LANGUAGE}/`)),
    art,
    released: keys.value as ReleasedKeys,
  })
  const { texts, faults, languages } = compileTexts(locales)
  const notes = notesByLanguage(noted)
  const readable = [...data, ...locales, ...noted, keys].every((file) => file.faults.length === 0)
  return {
    ...(compiled.catalogue === undefined || !readable ? {} : { catalogue: compiled.catalogue }),
    texts: compiled.catalogue === undefined ? texts : withAnimals(compiled.catalogue, texts),
    faults: [...compiled.faults, ...faults, ...languageFaults(languages), ...unnotedFaults(languages, notes)],
    readable,
    things: compiled.things,
    languages,
    notes,
    released: Object.fromEntries(LASTING.map((kind) => [kind, withNew(keys, kind, compiled.keys.get(kind))])),
  }
}

const notesByLanguage = (files: ReadonlyArray<TextFile>): Readonly<Record<string, TranslationNotes>> =>
  Object.fromEntries(files.map(({ path, value }) => [path.split('/')[1], Object(value)]))

const withAnimals = (catalogue: Catalogue, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, parts]) => [
      language,
      { ...parts, content: { ...parts.content, ...animalNames(catalogue, parts.content) } },
    ]),
  )

/** The keys that were ever released, and after them those that are new. */
const withNew = ({ value }: TextFile, kind: string, now: ReadonlySet<string> = new Set()): ReadonlyArray<string> => {
  const past = (value as ReleasedKeys)[kind] ?? []
  const known = new Set(past)
  return [...past, ...[...now].filter((key) => !known.has(key))]
}

/** The icons that art asks for anywhere in the data. */
export const iconsIn = ({ data }: ContentTexts): ReadonlySet<string> =>
  new Set(data.flatMap(({ text }) => [...text.matchAll(/"icon":\s*"([^"]+)"/g)].map(([, icon]) => icon ?? '')))
