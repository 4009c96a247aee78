import { createSuggester } from '../codec/index.ts'
import type { ArtNames } from '../art/art-names.ts'
import type { ContentIssue } from '../issue.ts'
import { DRAWING_LINK, type DecodedFile } from '../file-kinds/index.ts'
import type { KeysByKind } from './keys-by-kind.ts'

const NONE: ReadonlySet<string> = new Set()

/** References to entries or drawings that do not exist. */
export const danglingLinks = (
  files: ReadonlyArray<DecodedFile>,
  keys: KeysByKind,
  art: ArtNames,
): ReadonlyArray<ContentIssue> => {
  const didYouMean = createSuggester()
  return files.flatMap(({ path, links }) =>
    links.flatMap(({ kind, key, at }): ReadonlyArray<ContentIssue> => {
      const drawing = kind.startsWith(DRAWING_LINK) ? kind.slice(DRAWING_LINK.length) : undefined
      const keysOfKind = (drawing === undefined ? keys.get(kind) : art[drawing]) ?? NONE
      if (keysOfKind.has(key)) return []
      const what = drawing === undefined ? `no ${kind} with key "${key}"` : `no ${drawing} is drawn as "${key}"`
      return [{ severity: 'error', file: path, path: at, message: `${what}${didYouMean(key, keysOfKind)}` }]
    }),
  )
}
