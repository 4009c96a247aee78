import { changedDocuments, type DocumentKind, type Documents, EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import { toJson, type Write } from '../../store/index.ts'
import type { LoadedDocuments } from './load-documents.ts'

const KINDS = Object.keys(EMPTY_DOCUMENTS) as ReadonlyArray<DocumentKind>

/** The writes of a shared command: every document that differs from the one read, guarded by the version read. */
export const toDocumentWrites = (
  { documents: before, versionOf }: LoadedDocuments,
  after: Documents,
): readonly Write[] =>
  KINDS.flatMap((kind) => {
    const { inserted, replaced, removed } = changedDocuments(before, after, kind)
    return [
      ...inserted.map((body): Write => ({ type: 'insert', collection: kind, id: body._id, body: toJson(body) })),
      ...replaced.map((body): Write => {
        const version = versionOf(kind, body._id)
        return { type: 'replace', collection: kind, id: body._id, version, body: toJson(body) }
      }),
      ...removed.map((id): Write => ({ type: 'remove', collection: kind, id, version: versionOf(kind, id) })),
    ]
  })
