import { KEYS_FILE, RETIRED_FILE } from '../sources/paths.ts'
import { createSuggester } from '../codec/index.ts'
import type { ContentIssue } from '../issue.ts'
import { type FileOf, PERMANENT_KINDS, type DecodedFile } from '../file-kinds/index.ts'
import type { KeysByKind } from './keys-by-kind.ts'
import type { ReleasedKeys } from './released-keys.ts'

/**
 * Keys sit in players' documents: one that goes leaves a line in `retired.json`, whose successor is there. Keys that are
 * new are told once a kind, so that a designer notes them when they are released.
 */
export const removedKeys = (
  files: ReadonlyArray<DecodedFile>,
  keys: KeysByKind,
  released: ReleasedKeys,
): ReadonlyArray<ContentIssue> => {
  const retired = files.find(({ kind }) => kind === 'retired')?.value as FileOf<'retired'> | undefined
  return PERMANENT_KINDS.flatMap((kind): ReadonlyArray<ContentIssue> => {
    const didYouMean = createSuggester()
    const now = keys.get(kind) ?? new Set<string>()
    const past = released[kind] ?? []
    const successors = retired?.[kind] ?? {}
    return [
      ...past.flatMap((key, index) => {
        if (now.has(key) || Object.hasOwn(successors, key)) return []
        const suggestion = didYouMean(key, now)
        const message = `"${key}" was released and is gone${suggestion}: give it a line in ${RETIRED_FILE}`
        return [{ severity: 'error', file: KEYS_FILE, path: [kind, index], message } as const]
      }),
      ...wrongSuccessors(kind, successors, now),
      ...newKeys(kind, now, new Set(past)),
    ]
  })
}

const wrongSuccessors = (
  kind: string,
  successors: Readonly<Record<string, string | null>>,
  now: ReadonlySet<string>,
): ReadonlyArray<ContentIssue> => {
  const didYouMean = createSuggester()
  return Object.entries(successors).flatMap(([key, successor]): ReadonlyArray<ContentIssue> => {
    const at = { severity: 'error', file: RETIRED_FILE, path: [kind, key] } as const
    if (now.has(key)) return [{ ...at, anchor: 'key', message: `${kind} "${key}" is there, so it is not retired` }]
    if (successor === null || now.has(successor) || Object.hasOwn(successors, successor)) return []
    return [{ ...at, message: `no ${kind} with key "${successor}"${didYouMean(successor, now)}` }]
  })
}

const newKeys = (kind: string, now: ReadonlySet<string>, past: ReadonlySet<string>): ReadonlyArray<ContentIssue> => {
  const added = [...now].filter((key) => !past.has(key))
  if (added.length === 0) return []
  const more = added.length === 1 ? '' : ` and ${added.length - 1} more`
  const message = `"${added[0]}"${more} not noted as released yet: npm run content:check -- --release`
  return [{ severity: 'warn', file: KEYS_FILE, path: [kind], message }]
}
