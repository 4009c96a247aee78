import { showPath, type ContentIssue } from '../issue.ts'
import type { DecodedFile } from '../file-kinds/index.ts'

/** Two entries of one kind with one key: the issue is at the second and names the place of the first. */
export const duplicateKeys = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> => {
  const seen = new Map<string, string>()
  const issues: Array<ContentIssue> = []
  for (const { path, entries } of files)
    for (const { kind, key, at } of entries) {
      const id = `${kind}.${key}`
      const first = seen.get(id)
      if (first === undefined) seen.set(id, `${path} ${showPath(at)}`)
      else
        issues.push({ severity: 'error', file: path, path: at, message: `${kind} "${key}" is there already: ${first}` })
    }
  return issues
}
