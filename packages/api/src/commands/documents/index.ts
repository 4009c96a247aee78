export { type LeftForLater, loadBatch, loadForCommand } from './load-for-command.ts'
export { loadDocuments, type LoadedDocuments } from './load-documents.ts'
export { toDocumentWrites } from './to-document-writes.ts'
export { subjectOf } from './subject-of.ts'
