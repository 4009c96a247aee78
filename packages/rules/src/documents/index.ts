export { changedDocuments, reuseDocuments } from './changed-documents.ts'
export type { DocumentFilter } from './document-filter.ts'
export {
  documentById,
  type DocumentQuery,
  documentsWhere,
  related,
  relatedQueries,
  withoutRelations,
} from './document-query.ts'
export {
  changeUsers,
  type DocumentKind,
  type DocumentOfKind,
  type Documents,
  EMPTY_DOCUMENTS,
  findDocument,
  requireActor,
  usersOf,
  withDocuments,
  withGroup,
  withoutDocuments,
  withUser,
} from './documents.ts'
export { type Audience, LARGE_GROUP, OF_AUDIENCE } from './relations.ts'
export {
  type Actor,
  type AddressedEvent,
  type ChatLine,
  eventForEach,
  eventsFor,
  type SharedEvent,
  type SharedOutcome,
  type SharedRule,
  sharedStep,
  succeed,
} from './shared-rule.ts'
