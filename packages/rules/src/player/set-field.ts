type Branch = { readonly [key: string]: unknown }

/** The document with one field set by its dotted path, the same one if it holds the value already; null takes it away. */
export const setField = <A>(document: A, path: string, value: unknown): A =>
  placed(document as Branch, path.split('.'), value) as A

const placed = (branch: Branch, [key = '', ...rest]: ReadonlyArray<string>, value: unknown): Branch => {
  const after = rest.length > 0 ? placed(branchAt(branch[key]), rest, value) : value
  if (after === branch[key]) return branch
  if (after !== null) return { ...branch, [key]: after }
  if (!(key in branch)) return branch
  const { [key]: _gone, ...others } = branch
  return others
}

const branchAt = (value: unknown): Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Branch) : {}
