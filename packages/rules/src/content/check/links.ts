import { guesser } from '../codec/index.ts'
import type { ArtNames } from '../content-file.ts'
import type { Fault } from '../fault.ts'
import { DRAWN } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'
import type { KeysByKind } from './keys-by-kind.ts'

const NONE: ReadonlySet<string> = new Set()

/** Every word of every file that names a thing or a drawing which is not there. */
export const danglingLinks = (
  files: ReadonlyArray<ReadFile>,
  keys: KeysByKind,
  art: ArtNames,
): ReadonlyArray<Fault> => {
  const didYouMean = guesser()
  return files.flatMap(({ path, links }) =>
    links.flatMap(({ kind, key, at }): ReadonlyArray<Fault> => {
      const drawing = kind.startsWith(DRAWN) ? kind.slice(DRAWN.length) : undefined
      const known = (drawing === undefined ? keys.get(kind) : art[drawing]) ?? NONE
      if (known.has(key)) return []
      const what = drawing === undefined ? `no ${kind} with key "${key}"` : `no ${drawing} is drawn as "${key}"`
      return [{ level: 'error', file: path, path: at, message: `${what}${didYouMean(key, known)}` }]
    }),
  )
}
