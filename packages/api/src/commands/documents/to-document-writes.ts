import { changedDocuments, type DocumentKind, type Documents, EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import { toJson, type Write } from '../../store/index.ts'
import type { LoadedDocuments } from './load-documents.ts'

const KINDS = Object.keys(EMPTY_DOCUMENTS) as ReadonlyArray<DocumentKind>

/**
 * The writes of a shared command: every document that differs from the one read, guarded by the version read. Documents of
 * the kinds `guards` are written as they are: the store compares versions of what is written only.
 */
export const toDocumentWrites = (
  { documents: before, versionOf }: LoadedDocuments,
  after: Documents,
  guards: ReadonlyArray<DocumentKind> = [],
): readonly Write[] =>
  KINDS.flatMap((kind) => {
    const { inserted, replaced: changed, removed } = changedDocuments(before, after, kind)
    const replaced = guards.includes(kind) ? remaining(before, after, kind) : changed
    return [
      ...inserted.map((body): Write => ({ type: 'insert', collection: kind, id: body._id, body: toJson(body) })),
      ...replaced.map((body): Write => {
        const version = versionOf(kind, body._id)
        return { type: 'replace', collection: kind, id: body._id, version, body: toJson(body) }
      }),
      ...removed.map((id): Write => ({ type: 'remove', collection: kind, id, version: versionOf(kind, id) })),
    ]
  })

const remaining = (before: Documents, after: Documents, kind: DocumentKind) =>
  Object.values(after[kind]).filter(({ _id }) => Object.hasOwn(before[kind], _id))
