import {
  type DocumentFilter,
  type DocumentOfKind,
  type DocumentKind,
  type DocumentQuery,
  type Documents,
  EMPTY_DOCUMENTS,
  relatedQueries,
  withDocuments,
} from '../../src/documents/index.ts'

/** What an API process loads for these queries out of all documents, round by round. */
export const selectDocuments = (all: Documents, queries: ReadonlyArray<DocumentQuery>): Documents =>
  queries.reduce((selected, query) => withSelected(all, selected, query), EMPTY_DOCUMENTS)

const withSelected = (all: Documents, selected: Documents, query: DocumentQuery): Documents => {
  const found = foundBy(all, query)
  return relatedQueries(query, found).reduce(
    (more, next) => withSelected(all, more, next),
    withDocuments(selected, query.kind, found),
  )
}

const foundBy = (
  all: Documents,
  { kind, where, newest, first }: DocumentQuery,
): ReadonlyArray<DocumentOfKind<DocumentKind>> => {
  const found = Object.values(all[kind]).filter((document) => passes(document, where))
  if (first !== undefined) return found.toSorted((a, b) => (a._id < b._id ? -1 : 1)).slice(0, first)
  return newest === undefined ? found : [...found].sort((a, b) => timestampOf(b) - timestampOf(a)).slice(0, newest)
}

const timestampOf = (document: unknown): number => Number(valueAt(document, 'timestamp') ?? 0)

const passes = (document: unknown, filter: DocumentFilter): boolean => {
  switch (filter.type) {
    case 'and':
      return filter.filters.every((each) => passes(document, each))
    case 'or':
      return filter.filters.some((each) => passes(document, each))
    case 'eq':
      return valueAt(document, filter.path) === filter.value
    case 'in':
      return filter.values.includes(String(valueAt(document, filter.path)))
    case 'exists':
      return valueAt(document, filter.path) !== undefined
    case 'contains': {
      const list = (valueAt(document, filter.path) ?? []) as ReadonlyArray<unknown>
      return list.some((each) => (filter.key === undefined ? each : valueAt(each, filter.key)) === filter.value)
    }
  }
}

const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], document)
