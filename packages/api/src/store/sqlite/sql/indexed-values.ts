import { canonicalText } from '../../canonical.ts'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, pathsApart, pathsIgnoringCase } from '../../collections.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { parsePath } from '../../path.ts'
import { sortKey } from './sort-key.ts'

/** The column that holds what is indexed and filtered of documents whose bodies are written often. */
export const APART = 'indexed'

/** The column where a path is looked for. Lists in rows of their own are not looked into: asking for it is a mistake of ours. */
export const columnOf = (collection: CollectionName, path: string): string => {
  const { growing } = COLLECTIONS[collection]
  if (growing !== undefined && parsePath(path)[0] === growing)
    throw new Error(`${path} of ${collection} is not searched`)
  return pathsApart(collection).includes(path) ? APART : 'body'
}

/** Where the column holds the texts by which documents are listed whatever their case, under their whole paths. */
export const SORT_KEYS = 'sortKeys'

/** Whether a collection has anything in that column. */
export const holdsApart = (collection: CollectionName): boolean =>
  pathsApart(collection).length > 0 || pathsIgnoringCase(collection).length > 0

const KEYS_APART = new Map(COLLECTION_NAMES.map((name) => [name, pathsApart(name).map(parsePath)]))

/** What a collection holds apart of a body, as JSON text of the same structure; undefined where bodies are indexed themselves. */
export const indexedText = (collection: CollectionName, body: JsonObject): string | undefined => {
  if (!holdsApart(collection)) return undefined
  const cached = texts.get(body)
  if (cached !== undefined) return cached
  const text = toIndexedText(collection, body)
  texts.set(body, text)
  return text
}

/** A body is of one collection, and asked about when it is written and when the one that follows is. */
const texts = new WeakMap<JsonObject, string>()

const toIndexedText = (collection: CollectionName, body: JsonObject): string => {
  const indexed: CopiedObject = {}
  for (const keys of KEYS_APART.get(collection) ?? []) copy(indexed, body, keys)
  const sortKeys = pathsIgnoringCase(collection).map((path) => [path, sortKeyAt(body, parsePath(path))])
  if (sortKeys.length > 0) indexed[SORT_KEYS] = Object.fromEntries(sortKeys) as JsonObject
  return canonicalText(indexed)
}

const sortKeyAt = (value: Json | undefined, [key, ...rest]: readonly string[]): Json => {
  if (key === undefined) return typeof value === 'string' ? sortKey(value) : (value ?? null)
  return value !== undefined && isJsonObject(value) && Object.hasOwn(value, key) ? sortKeyAt(value[key], rest) : null
}

type CopiedObject = { [key: string]: Json | CopiedObject }

const copy = (into: CopiedObject, from: JsonObject, [key = '', ...rest]: readonly string[]): void => {
  const value: Json | undefined = Object.hasOwn(from, key) ? from[key] : undefined
  if (value === undefined) return
  if (rest.length === 0) into[key] = value
  else if (isJsonObject(value)) copy((into[key] ??= {}) as CopiedObject, value, rest)
}
