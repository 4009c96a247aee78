import type { DocumentFilter } from '@daykeep/rules/documents'
import { and, contains, eq, exists, type Filter, oneOf, or } from '../../store/index.ts'

/** A condition of the rules in the store's language. */
export const toStoreFilter = (filter: DocumentFilter): Filter => {
  switch (filter.type) {
    case 'eq':
      return eq(filter.path, filter.value)
    case 'in':
      return oneOf(filter.path, filter.values)
    case 'contains':
      return contains(filter.path, filter.value, filter.key)
    case 'exists':
      return exists(filter.path)
    case 'and':
      return and(...filter.filters.map(toStoreFilter))
    case 'or':
      return or(...filter.filters.map(toStoreFilter))
  }
}
