import * as t from 'io-ts'

/** The codec of a single field of a document, and whether the field may be missing. */
export type Leaf = { readonly codec: t.Mixed; readonly optional: boolean }

/** The leaf at a dotted path of a document's codec; nothing for parts that hold other fields, and for what is not there. */
export const leafAt = (codec: t.Mixed, path: string): Leaf | undefined => {
  let found: Leaf = { codec, optional: false }
  for (const key of path.split('.')) {
    const next = fieldOf(found.codec, key)
    if (next === undefined) return undefined
    found = next
  }
  return isBranch(found.codec) ? undefined : found
}

const unwrapped = (codec: t.Mixed): t.Mixed =>
  codec instanceof t.ReadonlyType || codec instanceof t.ExactType ? unwrapped(codec.type) : codec

const isBranch = (codec: t.Mixed): boolean => {
  const inner = unwrapped(codec)
  return (
    inner instanceof t.InterfaceType ||
    inner instanceof t.PartialType ||
    inner instanceof t.DictionaryType ||
    inner instanceof t.IntersectionType
  )
}

const fieldOf = (codec: t.Mixed, key: string): Leaf | undefined => {
  const inner = unwrapped(codec)
  if (inner instanceof t.InterfaceType) return propOf(inner.props, key, false)
  if (inner instanceof t.PartialType) return propOf(inner.props, key, true)
  if (inner instanceof t.DictionaryType) return KEY.test(key) ? { codec: inner.codomain, optional: true } : undefined
  if (!(inner instanceof t.IntersectionType)) return undefined
  const parts: ReadonlyArray<t.Mixed> = inner.types
  return parts.map((part) => fieldOf(part, key)).find((found) => found !== undefined)
}

const propOf = (props: t.Props, key: string, optional: boolean): Leaf | undefined => {
  const codec = Object.hasOwn(props, key) ? props[key] : undefined
  return codec === undefined ? undefined : { codec, optional }
}

/** Free keys of maps are plain words. */
const KEY = /^[A-Za-z0-9][\w-]*$/
