/** A value that a filter can compare with. */
export type Scalar = null | boolean | number | string

/**
 * A question about one document's body. A path names keys joined by dots (`auth.local.email`) and leads through objects
 * only, never into an array; a key that itself holds a dot is stored, but no path names it.
 *
 * A comparison is true when the path leads to a value of the same type that compares so. Where it leads to nothing,
 * or to a value of another type, the comparison is false and its `not` is true. Texts compare by their UTF-8 bytes.
 */
export type Filter =
  | { readonly type: 'eq'; readonly path: string; readonly value: Scalar }
  | { readonly type: 'in'; readonly path: string; readonly values: readonly Scalar[] }
  | { readonly type: Ordering; readonly path: string; readonly value: number | string }
  | { readonly type: 'exists'; readonly path: string }
  | { readonly type: 'contains'; readonly path: string; readonly value: Scalar; readonly key?: string }
  | { readonly type: 'includes'; readonly path: string; readonly text: string }
  | { readonly type: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly type: 'not'; readonly filter: Filter }

export type Ordering = 'lt' | 'lte' | 'gt' | 'gte'

/** The value at the path is this one. `null` is a stored null, not a missing field. */
export const eq = (path: string, value: Scalar): Filter => ({ type: 'eq', path, value })

/** The value at the path is one of these; false for an empty list. */
export const oneOf = (path: string, values: readonly Scalar[]): Filter => ({ type: 'in', path, values })

export const lt = (path: string, value: number | string): Filter => ({ type: 'lt', path, value })
export const lte = (path: string, value: number | string): Filter => ({ type: 'lte', path, value })
export const gt = (path: string, value: number | string): Filter => ({ type: 'gt', path, value })
export const gte = (path: string, value: number | string): Filter => ({ type: 'gte', path, value })

/** The field exists, possibly null. */
export const exists = (path: string): Filter => ({ type: 'exists', path })

/** The path leads to an array that has this value among its elements or, with `key`, at that key of one of its objects. */
export const contains = (path: string, value: Scalar, key?: string): Filter => ({
  type: 'contains',
  path,
  value,
  ...(key === undefined ? {} : { key }),
})

/** The path leads to a text that holds this one, whatever the case of letters. No index helps with it. */
export const includes = (path: string, text: string): Filter => ({ type: 'includes', path, text })

/** All of them; none at all is true. */
export const and = (...filters: readonly Filter[]): Filter => ({ type: 'and', filters })

/** At least one of them; none at all is false. */
export const or = (...filters: readonly Filter[]): Filter => ({ type: 'or', filters })

export const not = (filter: Filter): Filter => ({ type: 'not', filter })
