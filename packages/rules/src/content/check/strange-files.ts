import { didYouMean } from '../codec/index.ts'
import type { ContentFile } from '../content-file.ts'
import type { Fault } from '../fault.ts'
import { TEXTS_FOLDER } from './text-entries.ts'

/** Names of pets and mounts are made of these. */
const NAMES = 'names'

/** Files of texts for no kind of thing. */
export const strangeFiles = (texts: ReadonlyArray<ContentFile>, kinds: ReadonlyArray<string>): ReadonlyArray<Fault> => {
  const known = [...kinds, NAMES]
  const folder = `${TEXTS_FOLDER}/content/`
  return texts.flatMap(({ path: file }): ReadonlyArray<Fault> => {
    const kind = file.startsWith(folder) ? (file.slice(folder.length).split(/[/.]/)[0] ?? '') : NAMES
    if (known.includes(kind)) return []
    return [
      { level: 'error', file, path: [], message: `there is no kind "${kind}" to have texts${didYouMean(kind, known)}` },
    ]
  })
}
