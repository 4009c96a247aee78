import { reuseUnchanged } from '../kernel/index.ts'
import {
  type DocumentKind,
  type DocumentOfKind,
  documentsOf,
  type Documents,
  EMPTY_DOCUMENTS,
  withDocuments,
} from './documents.ts'

/** The changes to documents of one kind. */
export type Changes<A> = {
  readonly inserted: ReadonlyArray<A>
  readonly replaced: ReadonlyArray<A>
  /** Ids of deleted documents. */
  readonly removed: ReadonlyArray<string>
}

/** The documents of a kind that the shell has to insert, replace and delete. Compares by identity. */
export const changedDocuments = <K extends DocumentKind>(
  before: Documents,
  after: Documents,
  kind: K,
): Changes<DocumentOfKind<K>> => {
  const previous = documentsOf(before, kind)
  const current = documentsOf(after, kind)
  if (previous === current) return { inserted: [], replaced: [], removed: [] }
  const all = Object.values(current)
  return {
    inserted: all.filter(({ _id }) => previous[_id] === undefined),
    replaced: all.filter((document) => previous[document._id] !== undefined && previous[document._id] !== document),
    removed: Object.keys(previous).filter((id) => current[id] === undefined),
  }
}

const KINDS = Object.keys(EMPTY_DOCUMENTS) as ReadonlyArray<DocumentKind>

/** Restores the identity of replaced documents, and of parts of them, that are equal to those before, so that they are not written. */
export const reuseDocuments = (before: Documents, after: Documents): Documents =>
  KINDS.reduce((documents, kind) => {
    const previous = documentsOf(before, kind)
    const { replaced } = changedDocuments(before, documents, kind)
    return withDocuments(
      documents,
      kind,
      replaced.map((document) => reuseUnchanged(previous[document._id] ?? document, document)),
    )
  }, after)
