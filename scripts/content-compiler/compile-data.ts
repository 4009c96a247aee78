import type { ContentFile } from './sources/source-file.ts'
import type { ArtNames } from './art/art-names.ts'
import type { ReleasedKeys } from './checks/released-keys.ts'
import { removedKeys } from './checks/removed-keys.ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { achievementIssues } from './checks/achievements.ts'
import { duplicateKeys } from './checks/duplicate-keys.ts'
import { gapIssues } from './checks/gaps.ts'
import { keysByKind, type KeysByKind } from './checks/keys-by-kind.ts'
import { danglingLinks } from './checks/links.ts'
import { loopIssues } from './checks/loops.ts'
import { nameIssues } from './checks/texts/names.ts'
import { samePictureIssues } from './checks/same-pictures.ts'
import { rewardIssues } from './checks/rewards.ts'
import { setIssues } from './checks/sets.ts'
import { stockIssues } from './checks/stock.ts'
import { textIssues } from './checks/texts/entry-texts.ts'
import { missingArt } from './checks/missing-art.ts'
import { undrawnLooks } from './checks/undrawn-looks.ts'
import { catalogueOf } from './expand/catalogue-of.ts'
import type { DecodedFiles } from './expand/decoded-files.ts'
import type { ContentIssue } from './issue.ts'
import { FILE_KINDS, type FileKindName, type ContentEntry, type DecodedFile, decodeFile } from './file-kinds/index.ts'

export type CompilerInput = {
  /** Of `data/`, in any order. */
  readonly files: ReadonlyArray<ContentFile>
  /** Of the source language. */
  readonly texts: ReadonlyArray<ContentFile>
  readonly art: ArtNames
  readonly released: ReleasedKeys
}

/** `catalogue` is left out when there is an error in the data. */
export type CompiledData = {
  readonly catalogue?: Catalogue
  readonly issues: ReadonlyArray<ContentIssue>
  /** The keys of all entries, by kind. */
  readonly keys: KeysByKind
  /** Every entry with its file. */
  readonly entries: ReadonlyArray<LocatedEntry>
}

export type LocatedEntry = ContentEntry & { readonly file: string }

/**
 * Compiles the data files into the catalogue of the game, and finds all issues in them at
 * once. The order of the files does not matter: they are taken in the order of their paths.
 */
export const compileData = ({ files, texts, art, released }: CompilerInput): CompiledData => {
  const results = [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).map(decodeFile)
  const unknownFiles = results.flatMap((result) => (E.isLeft(result) ? [result.left] : []))
  const read = results.flatMap((result) => (E.isRight(result) ? [result.right] : []))
  const keys = keysByKind(read)
  const dataIssues = [
    ...unknownFiles,
    ...read.flatMap((file) => file.issues),
    ...duplicateKeys(read),
    ...danglingLinks(read, keys, art),
    ...loopIssues(read),
    ...removedKeys(read, keys, released),
    ...missingArt(read),
    ...achievementIssues(read),
    ...gapIssues(read),
    ...samePictureIssues(read),
    ...undrawnLooks(read, art),
    ...rewardIssues(read),
    ...setIssues(read),
    ...stockIssues(read),
  ]
  const entries = read.flatMap((file) => file.entries.map((entry) => ({ ...entry, file: file.path })))
  const broken = dataIssues.some(({ severity }) => severity === 'error')
  return {
    ...(broken ? {} : { catalogue: catalogueOf(groupByKind(read)) }),
    issues: [...dataIssues, ...textIssues(texts, keys, entries), ...nameIssues(texts, keys)],
    keys,
    entries,
  }
}

const groupByKind = (files: ReadonlyArray<DecodedFile>): DecodedFiles => {
  const names = Object.keys(FILE_KINDS) as ReadonlyArray<FileKindName>
  const decoded = names.map((name) => [name, files.filter(({ kind }) => kind === name).map(({ value }) => value)])
  return Object.fromEntries(decoded) as DecodedFiles
}
