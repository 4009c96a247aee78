import type { ArtNames } from '../art/art-names.ts'
import type { DecodedFile } from '../file-kinds/index.ts'
import type { ContentIssue, Path } from '../issue.ts'
import { filesOfKind } from './files-of-kind.ts'

/** What is chosen so that nothing is seen: no chair, no beard. */
const NOTHING = new Set(['none', '0'])

/** Looks without a drawing in `art/appearance/`: whoever chooses one loses that part of the figure. */
export const undrawnLooks = (files: ReadonlyArray<DecodedFile>, art: ArtNames): ReadonlyArray<ContentIssue> =>
  filesOfKind(files, 'appearance').flatMap(({ path, value: { kind, free, sets } }) => {
    const drawings = art[`look ${kind}`]
    if (drawings === undefined) return []
    const looks: ReadonlyArray<readonly [string, Path]> = [
      ...free.map((look, at) => [look, ['free', at]] as const),
      ...sets.flatMap((set, at) => set.looks.map((look, index) => [look, ['sets', at, 'looks', index]] as const)),
    ]
    return looks
      .filter(([look]) => !drawings.has(look) && !NOTHING.has(look))
      .map(([look, at]) => ({ severity: 'warn', file: path, path: at, message: `no ${kind} is drawn as "${look}"` }))
  })
