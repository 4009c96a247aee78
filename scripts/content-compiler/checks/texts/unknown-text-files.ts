import { didYouMean } from '../../codec/index.ts'
import type { ContentFile } from '../../sources/source-file.ts'
import type { ContentIssue } from '../../issue.ts'
import { TEXTS_FOLDER } from './text-entries.ts'

/** Names of pets and mounts are made of these. */
const NAMES = 'names'

/** Text files of no kind of entry. */
export const unknownTextFiles = (
  texts: ReadonlyArray<ContentFile>,
  kinds: ReadonlyArray<string>,
): ReadonlyArray<ContentIssue> => {
  const allowed = [...kinds, NAMES]
  const folder = `${TEXTS_FOLDER}/content/`
  return texts.flatMap(({ path: file }): ReadonlyArray<ContentIssue> => {
    const kind = file.startsWith(folder) ? (file.slice(folder.length).split(/[/.]/)[0] ?? '') : NAMES
    if (allowed.includes(kind)) return []
    return [
      {
        severity: 'error',
        file,
        path: [],
        message: `there is no kind "${kind}" to have texts${didYouMean(kind, allowed)}`,
      },
    ]
  })
}
