import { canonicalText } from '../canonical.ts'
import { COLLECTION_NAMES, type CollectionName, pathsApart } from '../collections.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { parsePath } from '../path.ts'

/** The column that holds what is indexed and filtered of documents whose bodies are written often. */
export const APART = 'indexed'

/** The column where a path is looked for. */
export const columnOf = (collection: CollectionName, path: string): string =>
  pathsApart(collection).includes(path) ? APART : 'body'

const KEYS_APART = new Map(COLLECTION_NAMES.map((name) => [name, pathsApart(name).map(parsePath)]))

/** What a collection holds apart of a body, as JSON text of the same structure; undefined where bodies are indexed themselves. */
export const indexedText = (collection: CollectionName, body: JsonObject): string | undefined => {
  const paths = KEYS_APART.get(collection) ?? []
  if (paths.length === 0) return undefined
  const indexed: CopiedObject = {}
  for (const keys of paths) copy(indexed, body, keys)
  return canonicalText(indexed)
}

type CopiedObject = { [key: string]: Json | CopiedObject }

const copy = (into: CopiedObject, from: JsonObject, [key = '', ...rest]: readonly string[]): void => {
  const value: Json | undefined = Object.hasOwn(from, key) ? from[key] : undefined
  if (value === undefined) return
  if (rest.length === 0) into[key] = value
  else if (isJsonObject(value)) copy((into[key] ??= {}) as CopiedObject, value, rest)
}
