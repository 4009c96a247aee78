import { type DocumentOf, documentsOf, type Kind, type Society } from './society.ts'

/** What an act did to the documents of one kind. */
export type Changes<A> = {
  readonly inserted: ReadonlyArray<A>
  readonly replaced: ReadonlyArray<A>
  /** Ids of what is gone. */
  readonly removed: ReadonlyArray<string>
}

/** Which documents of a kind a shell has to write, and which to remove. */
export const changedDocuments = <K extends Kind>(before: Society, after: Society, kind: K): Changes<DocumentOf<K>> => {
  const was = documentsOf(before, kind)
  const is = documentsOf(after, kind)
  if (was === is) return { inserted: [], replaced: [], removed: [] }
  const all = Object.values(is)
  return {
    inserted: all.filter(({ _id }) => was[_id] === undefined),
    replaced: all.filter((document) => was[document._id] !== undefined && was[document._id] !== document),
    removed: Object.keys(was).filter((id) => is[id] === undefined),
  }
}
