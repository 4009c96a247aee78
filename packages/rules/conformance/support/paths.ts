type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the document with one path set; null takes the field away. */
export const setPath = <A>(document: A, path: string, value: unknown): A =>
  place(document as Tree, path.split('.'), value) as A

const place = (tree: Tree, [head, ...rest]: ReadonlyArray<string>, value: unknown): Tree => {
  if (head === undefined) return tree
  if (rest.length > 0) {
    const inner = tree[head]
    return { ...tree, [head]: place(isTree(inner) ? inner : {}, rest, value) }
  }
  const { [head]: _gone, ...others } = tree
  return value === null ? others : { ...tree, [head]: value }
}

/** The document with all the paths set, in order. */
export const withPaths = <A>(document: A, paths: Tree = {}): A =>
  Object.entries(paths).reduce((changed, [path, value]) => setPath(changed, path, value), document)

/** Each leaf of a document by its path; lists and empty maps are leaves. */
export const leaves = (document: unknown, prefix = ''): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>()
  const walk = (value: unknown, path: string): void => {
    if (!isTree(value)) {
      if (value !== undefined && value !== null) found.set(path, value)
      return
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(document, prefix)
  return found
}

/** Numbers are the same within a relative 1e-9; lists are compared whole. */
export const same = (a: unknown, b: unknown): boolean => {
  if (typeof a === 'number' && typeof b === 'number')
    return a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isTree(a) && isTree(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...keys].every((key) => same(a[key] ?? null, b[key] ?? null))
  }
  return (a ?? null) === (b ?? null)
}

/** Every path whose value differs afterwards; null where the field is gone. */
export const changedPaths = (before: unknown, after: unknown): Record<string, unknown> => {
  const was = leaves(before)
  const is = leaves(after)
  const changed: Record<string, unknown> = {}
  for (const path of new Set([...was.keys(), ...is.keys()]))
    if (!same(was.get(path), is.get(path))) changed[path] = is.get(path) ?? null
  return changed
}

/** The paths in which an answer and an expectation disagree, as lines for a test's message; empty when all is well. */
export const disagreements = (
  actual: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  ignored: (path: string) => boolean = () => false,
): ReadonlyArray<string> =>
  [...new Set([...Object.keys(actual), ...Object.keys(expected)])]
    .filter((path) => !ignored(path) && !same(actual[path], expected[path]))
    .map((path) => `${path}: expected ${JSON.stringify(expected[path])}, got ${JSON.stringify(actual[path])}`)
