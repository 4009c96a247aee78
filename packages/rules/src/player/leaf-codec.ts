import * as t from 'io-ts'

/** The codec of one field of a document, and whether the field may be missing. */
export type Leaf = { readonly codec: t.Mixed; readonly optional: boolean }

/** The leaf at a dotted path of a document's codec; undefined for objects and unknown paths. */
export const leafAt = (codec: t.Mixed, path: string): Leaf | undefined => {
  let leaf: Leaf = { codec, optional: false }
  for (const key of path.split('.')) {
    const next = fieldOf(leaf.codec, key)
    if (next === undefined) return undefined
    leaf = next
  }
  return isBranch(leaf.codec) ? undefined : leaf
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
  return parts.map((part) => fieldOf(part, key)).find((leaf) => leaf !== undefined)
}

const propOf = (props: t.Props, key: string, optional: boolean): Leaf | undefined => {
  const codec = Object.hasOwn(props, key) ? props[key] : undefined
  return codec === undefined ? undefined : { codec, optional }
}

/** The form of keys in maps that clients write to. */
const KEY = /^[A-Za-z0-9][\w-]*$/
