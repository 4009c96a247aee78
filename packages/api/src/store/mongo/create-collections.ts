import { type Db, type IndexDescription, MongoServerError } from 'mongodb'
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type Index,
  indexName,
  type ListIndex,
  listIndexName,
} from '../collections.ts'
import { fieldOf } from './to-mongo-filter.ts'

/**
 * Creates the collections and indexes that are missing. A collection that is only made by its first write is made inside a
 * transaction, which conflicts with every other first write.
 */
export const createCollections = async (database: Db): Promise<void> => {
  for (const name of COLLECTION_NAMES) {
    await createCollection(database, name)
    const indexes = indexesOf(name)
    if (indexes.length > 0) await database.collection(name).createIndexes([...indexes])
  }
}

/** The code of a collection that is there already. */
const NAMESPACE_EXISTS = 48

const createCollection = async (database: Db, name: CollectionName): Promise<void> => {
  try {
    await database.createCollection(name)
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== NAMESPACE_EXISTS) throw error
  }
}

const indexesOf = (collection: CollectionName): readonly IndexDescription[] => {
  const { indexes, lists = [], expires } = COLLECTIONS[collection]
  const expiry: readonly Index[] = expires === undefined ? [] : [{ paths: [expires.path], unique: false }]
  return [...[...indexes, ...expiry].map(toIndexDescription), ...lists.map(toListDescription)]
}

const toListDescription = (list: ListIndex): IndexDescription => ({
  name: listIndexName(list),
  key: { [fieldOf(list.key === undefined ? list.path : `${list.path}.${list.key}`)]: 1, _id: 1 },
})

/** Of queries that sort without case, and of the indexes they go by: MongoDB takes an index of its own collation only. */
export const IGNORES_CASE = { locale: 'en', strength: 2 } as const

const toIndexDescription = (index: Index): IndexDescription => {
  const fields = index.paths.map(fieldOf)
  const key = Object.fromEntries(fields.map((field) => [field, 1 as const]))
  const collation = index.ignoresCase === undefined ? {} : { collation: IGNORES_CASE }
  if (!index.unique) return { name: indexName(index), key: { ...key, _id: 1 }, ...collation }
  return { name: indexName(index), key, unique: true, partialFilterExpression: textsOnly(fields) }
}

/**
 * MongoDB counts a missing field as a value, which only one document could have. Not `$type`, because a search for one text
 * would not use such an index.
 */
const textsOnly = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, { $gte: '' }]))
