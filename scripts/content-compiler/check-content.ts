import type { Catalogue } from '@daykeep/rules/catalogue'
import type { ArtNames } from './art/art-names.ts'
import { type ReleasedKeys, releasedKeysIn } from './checks/released-keys.ts'
import { compileData, type LocatedEntry } from './compile-data.ts'
import type { ContentIssue } from './issue.ts'
import { PERMANENT_KINDS } from './file-kinds/index.ts'
import { animalNames } from './locales/animal-names.ts'
import { allFiles, type ContentSources } from './sources/read-content.ts'
import type { SourceFile } from './sources/source-file.ts'
import { hiddenCharacters } from './locales/hidden-characters.ts'
import { languageIssues } from './locales/language-issues.ts'
import { SOURCE_LANGUAGE, type LocaleMessages } from './locales/read-messages.ts'
import { type TranslationNotes, unnotedTranslations } from './locales/translation-notes.ts'
import { compileTexts, type Texts } from './locales/compile-texts.ts'

/** The result of a check: the catalogue and texts, if there is no error in the data, and every issue. */
export type CheckedContent = {
  readonly catalogue?: Catalogue
  readonly texts: Texts
  readonly issues: ReadonlyArray<ContentIssue>
  readonly released: ReleasedKeys
  /** Every entry with its file. */
  readonly entries: ReadonlyArray<LocatedEntry>
  /** The messages that each language has itself, the source language first. */
  readonly languages: ReadonlyMap<string, LocaleMessages>
  /** The translation notes, by language. */
  readonly notes: Readonly<Record<string, TranslationNotes>>
}

/** Checks and compiles content that was read. Pure: the same files always give the same result. */
export const checkContent = (sources: ContentSources, art: ArtNames): CheckedContent => {
  const { data, locales, notes: noted, keys } = sources
  const { released, issues: keyIssues } = releasedKeysIn(keys)
  const compiled = compileData({
    files: data.filter(isReadable),
    texts: locales.filter(isReadable).filter(({ path }) => path.startsWith(`locales/${SOURCE_LANGUAGE}/`)),
    art,
    released,
  })
  const { texts, issues, languages } = compileTexts(locales.filter(isReadable))
  const notes = notesByLanguage(noted)
  const notJson = allFiles(sources).flatMap((file) => file.issues)
  const unread = [...notJson, ...(keys.issues.length > 0 ? [] : keyIssues)]
  return {
    ...(compiled.catalogue === undefined || unread.length > 0 ? {} : { catalogue: compiled.catalogue }),
    texts: compiled.catalogue === undefined ? texts : withAnimalNames(compiled.catalogue, texts),
    issues: [
      ...unread,
      ...compiled.issues,
      ...issues,
      ...languageIssues(languages),
      ...hiddenCharacters(languages),
      ...unnotedTranslations(languages, notes),
    ],
    entries: compiled.entries,
    languages,
    notes,
    released: Object.fromEntries(
      PERMANENT_KINDS.map((kind) => [kind, withNewKeys(released, kind, compiled.keys.get(kind))]),
    ),
  }
}

const isReadable = ({ isUnreadable }: SourceFile): boolean => isUnreadable !== true

const notesByLanguage = (files: ReadonlyArray<SourceFile>): Readonly<Record<string, TranslationNotes>> =>
  Object.fromEntries(files.map(({ path, value }) => [path.split('/')[1], Object(value)]))

const withAnimalNames = (catalogue: Catalogue, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, parts]) => [
      language,
      { ...parts, content: { ...parts.content, ...animalNames(catalogue, parts.content) } },
    ]),
  )

/** The keys that were ever released, and after them those that are new. */
const withNewKeys = (
  released: ReleasedKeys,
  kind: string,
  now: ReadonlySet<string> = new Set(),
): ReadonlyArray<string> => {
  const past = released[kind] ?? []
  const pastKeys = new Set(past)
  return [...past, ...[...now].filter((key) => !pastKeys.has(key))]
}

/** The icons that art asks for anywhere in the data. */
export const iconsIn = ({ data }: ContentSources): ReadonlySet<string> =>
  new Set(data.flatMap(({ text }) => [...text.matchAll(/"icon":\s*"([^"]+)"/g)].map(([, icon]) => icon ?? '')))
