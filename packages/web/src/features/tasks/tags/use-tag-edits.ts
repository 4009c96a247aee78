import { useCallback } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { Tag } from '@daykeep/rules/model'
import { usePlayerStore } from '../../../sync/index.ts'
import { refusalText } from '../../../i18n/index.ts'
import { tagCommands, type TagRow } from './tag-commands.ts'

/** Saves an edited list of tags, command by command. Returns why the first refused one was refused. */
export const useTagEdits = (tags: ReadonlyArray<Tag>) => {
  const store = usePlayerStore()
  return useCallback(
    (rows: ReadonlyArray<TagRow>): string | undefined => {
      for (const { name, params } of tagCommands(tags, rows)) {
        const result = store.dispatch(name, params)
        if (E.isLeft(result)) return refusalText(result.left)
      }
      return undefined
    },
    [store, tags],
  )
}
