import { isRecord } from '@daykeep/rules/kernel'
import type { ContentIssue, Path } from '../issue.ts'
import type { SourceFile } from '../sources/source-file.ts'

/** Every key that was ever released, by kind. */
export type ReleasedKeys = { readonly [kind: string]: ReadonlyArray<string> }

/** The released keys of their file, and what in it is no list of keys. */
export const releasedKeysIn = ({
  path: file,
  value,
}: SourceFile): { readonly released: ReleasedKeys; readonly issues: ReadonlyArray<ContentIssue> } => {
  const issue = (path: Path, expected: string): ContentIssue => ({
    severity: 'error',
    file,
    path,
    message: `expected ${expected}: take the file from the last version`,
  })
  if (!isRecord(value)) return { released: {}, issues: [issue([], 'an object of lists of keys, by kind')] }
  const kinds = Object.entries(value)
  return {
    released: Object.fromEntries(kinds.flatMap(([kind, keys]) => (isListOfKeys(keys) ? [[kind, keys]] : []))),
    issues: kinds.flatMap(([kind, keys]) => (isListOfKeys(keys) ? [] : [issue([kind], 'a list of keys')])),
  }
}

const isListOfKeys = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')
