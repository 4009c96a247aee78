import { canonical } from '../canonical.ts'
import { isJsonList, type Json, type JsonObject } from '../json.ts'
import type { Document } from '../port.ts'
import { escapeKey, unescapeKey } from './escape-key.ts'

/** A document as MongoDB holds it. */
export type MongoRecord = {
  readonly _id: string
  readonly version: number
  readonly body: JsonObject
  /** Set when a key of the body is escaped; other bodies need no walk when they are read. */
  readonly escaped?: true
}

export const toMongoRecord = (id: string, version: number, body: JsonObject): MongoRecord => {
  const plain = canonical(body)
  const safe = renameKeys(plain, escapeKey)
  return safe === plain ? { _id: id, version, body: plain } : { _id: id, version, body: safe, escaped: true }
}

/** The type of the body is the caller's claim, as the port says. */
export const toDocument = <Body = JsonObject>({ _id, version, body, escaped }: MongoRecord): Document<Body> => ({
  id: _id,
  version,
  body: (escaped ? renameKeys(body, unescapeKey) : body) as Body,
})

/** The same object when no key in it changes. */
const renameKeys = (body: JsonObject, rename: (key: string) => string): JsonObject => {
  let changed = false
  const entries = Object.entries(body).map(([key, value]) => {
    const entry = [rename(key), renameKeysInValue(value, rename)] as const
    changed ||= entry[0] !== key || entry[1] !== value
    return entry
  })
  return changed ? Object.fromEntries(entries) : body
}

const renameKeysInValue = (value: Json | undefined, rename: (key: string) => string): Json | undefined => {
  if (typeof value !== 'object' || value === null) return value
  return isJsonList(value) ? renameKeysInList(value, rename) : renameKeys(value, rename)
}

const renameKeysInList = (list: readonly Json[], rename: (key: string) => string): readonly Json[] => {
  const items = list.map((item) => renameKeysInValue(item, rename) ?? null)
  return items.some((item, index) => item !== list[index]) ? items : list
}
