import * as E from 'fp-ts/lib/Either.js'
import type { Tag } from '@daykeep/rules/model'
import { usePlayerStore } from '../../../player/index.ts'
import { refusalText } from '../../../texts/index.ts'
import { tagActs, type TagRow } from '../tags/index.ts'

/** Keeps an edited list of tags, act by act; answers why not, where an act is refused. */
export const useTagEdits = (tags: ReadonlyArray<Tag>) => {
  const store = usePlayerStore()
  return (rows: ReadonlyArray<TagRow>): string | undefined => {
    for (const { name, params } of tagActs(tags, rows)) {
      const answer = store.act(name, params)
      if (E.isLeft(answer)) return refusalText(answer.left)
    }
    return undefined
  }
}
