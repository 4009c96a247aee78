import { canonical } from '../canonical.ts'
import type { Json, JsonObject } from '../json.ts'
import type { Document } from '../port.ts'
import { escapeKey, unescapeKey } from './escape-key.ts'

/** A document as MongoDB holds it. */
export type Stored = {
  readonly _id: string
  readonly version: number
  readonly body: JsonObject
  /** There when a key of the body is escaped, so that only such a body is walked through when it is read. */
  readonly escaped?: true
}

export const toStored = (id: string, version: number, body: JsonObject): Stored => {
  const plain = canonical(body)
  const safe = renamed(plain, escapeKey)
  return safe === plain ? { _id: id, version, body: plain } : { _id: id, version, body: safe, escaped: true }
}

/** The type of the body is the reader's claim, as the port says. */
export const toDocument = <Body = JsonObject>({ _id, version, body, escaped }: Stored): Document<Body> => ({
  id: _id,
  version,
  body: (escaped ? renamed(body, unescapeKey) : body) as Body,
})

/** The same object when no key in it changes. */
const renamed = (body: JsonObject, rename: (key: string) => string): JsonObject => {
  let changed = false
  const entries = Object.entries(body).map(([key, value]) => {
    const entry = [rename(key), renamedValue(value, rename)] as const
    changed ||= entry[0] !== key || entry[1] !== value
    return entry
  })
  return changed ? Object.fromEntries(entries) : body
}

const renamedValue = (value: Json | undefined, rename: (key: string) => string): Json | undefined => {
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? renamedList(value, rename) : renamed(value, rename)
}

const renamedList = (list: readonly Json[], rename: (key: string) => string): readonly Json[] => {
  const items = list.map((item) => renamedValue(item, rename) ?? null)
  return items.some((item, place) => item !== list[place]) ? items : list
}

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value)
