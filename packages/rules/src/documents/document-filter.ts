import type { DocumentKind } from './documents.ts'

/** A condition on a document. `path`: keys joined by dots; `key`: the key to compare in each object of the list at the path. */
export type DocumentFilter =
  | { readonly type: 'eq'; readonly path: string; readonly value: string }
  | { readonly type: 'in'; readonly path: string; readonly values: ReadonlyArray<string> }
  | { readonly type: 'contains'; readonly path: string; readonly value: string; readonly key?: string }
  | { readonly type: 'exists'; readonly path: string }
  | { readonly type: 'and' | 'or'; readonly filters: ReadonlyArray<DocumentFilter> }

/** Documents of a kind that pass a filter. `newest`: at most that many, the latest by timestamp. `first`: by id. */
export type DocumentLookup = {
  readonly kind: DocumentKind
  readonly where: DocumentFilter
  readonly newest?: number
  readonly first?: number
}
