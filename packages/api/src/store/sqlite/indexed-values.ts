import { canonicalText } from '../canonical.ts'
import { type CollectionName, pathsApart } from '../collections.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { parsePath } from '../path.ts'

/** The column that holds what is indexed and filtered of documents whose bodies are written often. */
export const APART = 'indexed'

/** The column where a path is looked for. */
export const columnOf = (collection: CollectionName, path: string): string =>
  pathsApart(collection).includes(path) ? APART : 'body'

/** What a collection holds apart of a body, as JSON text of the same structure; undefined where bodies are indexed themselves. */
export const indexedText = (collection: CollectionName, body: JsonObject): string | undefined => {
  const paths = pathsApart(collection)
  return paths.length === 0
    ? undefined
    : canonicalText(paths.reduce((kept, path) => copied(kept, body, parsePath(path)), {}))
}

const copied = (into: JsonObject, from: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject => {
  const value: Json | undefined = Object.hasOwn(from, key) ? from[key] : undefined
  if (value === undefined) return into
  if (rest.length === 0) return { ...into, [key]: value }
  if (!isJsonObject(value)) return into
  const before = into[key]
  return { ...into, [key]: copied(isJsonObject(before) ? before : {}, value, rest) }
}
