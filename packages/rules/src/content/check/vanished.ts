import { guesser } from '../codec/index.ts'
import type { ReleasedKeys } from '../content-file.ts'
import type { Fault } from '../fault.ts'
import { type FileOf, LASTING } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'
import type { KeysByKind } from './keys-by-kind.ts'

export const KEYS_FILE = 'keys.json'
export const RETIRED_FILE = 'data/retired.json'

/**
 * Keys sit in players' documents: one that goes leaves a line in `retired.json`, whose successor is there. Keys that are
 * new are told once a kind, so that a designer notes them when they are released.
 */
export const vanished = (
  files: ReadonlyArray<ReadFile>,
  keys: KeysByKind,
  released: ReleasedKeys,
): ReadonlyArray<Fault> => {
  const retired = files.find(({ kind }) => kind === 'retired')?.value as FileOf<'retired'> | undefined
  return LASTING.flatMap((kind): ReadonlyArray<Fault> => {
    const didYouMean = guesser()
    const now = keys.get(kind) ?? new Set<string>()
    const past = released[kind] ?? []
    const successors = retired?.[kind] ?? {}
    return [
      ...past.flatMap((key, index) => {
        if (now.has(key) || Object.hasOwn(successors, key)) return []
        const meant = didYouMean(key, now)
        const message = `"${key}" was released and is gone${meant}: give it a line in ${RETIRED_FILE}`
        return [{ level: 'error', file: KEYS_FILE, path: [kind, index], message } as const]
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
): ReadonlyArray<Fault> => {
  const didYouMean = guesser()
  return Object.entries(successors).flatMap(([key, successor]): ReadonlyArray<Fault> => {
    const at = { level: 'error', file: RETIRED_FILE, path: [kind, key] } as const
    if (now.has(key)) return [{ ...at, anchor: 'key', message: `${kind} "${key}" is there, so it is not retired` }]
    if (successor === null || now.has(successor) || Object.hasOwn(successors, successor)) return []
    return [{ ...at, message: `no ${kind} with key "${successor}"${didYouMean(successor, now)}` }]
  })
}

const newKeys = (kind: string, now: ReadonlySet<string>, past: ReadonlySet<string>): ReadonlyArray<Fault> => {
  const fresh = [...now].filter((key) => !past.has(key))
  if (fresh.length === 0) return []
  const more = fresh.length === 1 ? '' : ` and ${fresh.length - 1} more`
  const message = `"${fresh[0]}"${more} not noted as released yet: npm run content:check -- --release`
  return [{ level: 'warn', file: KEYS_FILE, path: [kind], message }]
}
