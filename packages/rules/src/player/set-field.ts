type Branch = { readonly [key: string]: unknown }

/** A copy of the document with one field set by its dotted path; null takes it away. */
export const setField = <A>(document: A, path: string, value: unknown): A =>
  placed(document as Branch, path.split('.'), value) as A

const placed = (branch: Branch, [key = '', ...rest]: ReadonlyArray<string>, value: unknown): Branch => {
  if (rest.length > 0) return { ...branch, [key]: placed(branchAt(branch[key]), rest, value) }
  if (value !== null) return { ...branch, [key]: value }
  const { [key]: _gone, ...others } = branch
  return others
}

const branchAt = (value: unknown): Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Branch) : {}
