import type { ContentIssue } from '../issue.ts'
import type { DecodedFile } from '../file-kinds/index.ts'

/** Entries without `art`. They are drawn by class and tier, so this is a warning. */
export const missingArt = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> =>
  files.flatMap(({ path, entries }) =>
    entries
      .filter((entry) => entry.missingArt)
      .map(({ key, at }) => ({ severity: 'warn', file: path, path: at, message: `"${key}" has no art` })),
  )
