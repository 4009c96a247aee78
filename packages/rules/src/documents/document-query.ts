import type { DocumentFilter, DocumentLookup } from './document-filter.ts'
import type { DocumentKind, DocumentOfKind } from './documents.ts'
import { type RelationName, relatedTo } from './relations.ts'

/** Documents that a shared command reads, as data: what a lookup finds and, in the next round, the documents related to it. */
export type DocumentQuery = DocumentLookup & { readonly with?: ReadonlyArray<RelatedDocuments> }

export type RelatedDocuments = { readonly relation: RelationName; readonly with?: ReadonlyArray<RelatedDocuments> }

/** A relation by name, or with relations of its own. */
type Related = RelationName | RelatedDocuments

const asRelated = (related: Related): RelatedDocuments =>
  typeof related === 'string' ? { relation: related } : related

/** Documents to load along with those of a query, and what is related to them in turn. */
export const related = (relation: RelationName, ...more: ReadonlyArray<Related>): RelatedDocuments => ({
  relation,
  with: more.map(asRelated),
})

/** Queries the documents of a kind that pass a filter, with related documents. */
export const documentsWhere = (
  kind: DocumentKind,
  where: DocumentFilter,
  ...more: ReadonlyArray<Related>
): DocumentQuery => ({ kind, where, ...(more.length === 0 ? {} : { with: more.map(asRelated) }) })

/** Queries one document by id, with related documents. */
export const documentById = (kind: DocumentKind, id: string, ...more: ReadonlyArray<Related>): DocumentQuery =>
  documentsWhere(kind, { type: 'in', path: '_id', values: [id] }, ...more)

/** The queries of the next round, for the documents that this one found. */
export const relatedQueries = <K extends DocumentKind>(
  query: DocumentQuery & { readonly kind: K },
  documents: ReadonlyArray<DocumentOfKind<K>>,
): ReadonlyArray<DocumentQuery> =>
  (query.with ?? []).flatMap(({ relation, with: more }) =>
    documents.map((document) => ({
      ...relatedTo(relation, document),
      ...(more === undefined ? {} : { with: more }),
    })),
  )

/** The queries without relations of these names, at any depth. */
export const withoutRelations = (
  queries: ReadonlyArray<DocumentQuery>,
  relations: ReadonlySet<RelationName>,
): ReadonlyArray<DocumentQuery> =>
  queries.map((query) => (query.with === undefined ? query : { ...query, with: remaining(query.with, relations) }))

const remaining = (
  related: ReadonlyArray<RelatedDocuments>,
  relations: ReadonlySet<RelationName>,
): ReadonlyArray<RelatedDocuments> =>
  related.flatMap((each) => {
    if (relations.has(each.relation)) return []
    return each.with === undefined ? [each] : [{ ...each, with: remaining(each.with, relations) }]
  })
