/** A stored document of any schema version. */
export type StoredDocument = Readonly<Record<string, unknown>>

/** Migrates a document from one schema version to the next. */
export type MigrationStep = (document: StoredDocument) => StoredDocument

/** Whether a stored value is an object whose fields a step may read. */
export const isStoredDocument = (value: unknown): value is StoredDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object in a field, empty if it is missing or no object. */
export const objectAt = (document: StoredDocument, name: string): StoredDocument => {
  const part = document[name]
  return isStoredDocument(part) ? part : {}
}

/** The objects in a list field; other entries were never readable and are dropped. */
export const objectsAt = (document: StoredDocument, name: string): ReadonlyArray<StoredDocument> => {
  const list = document[name]
  return Array.isArray(list) ? list.filter(isStoredDocument) : []
}
