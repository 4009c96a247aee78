/** The order in which the rewards column has its paths, and the order in which it is shown. */
export type ShownOrder = { readonly column: ReadonlyArray<string>; readonly shown: ReadonlyArray<string> }

/**
 * The order to show when the column changes under the pointer: what takes the place of something that went stands where
 * that stood, so that no other tile moves. A column that was rearranged or only grew is shown as it is.
 */
export const keepPlaces = (before: ShownOrder | undefined, column: ReadonlyArray<string>): ShownOrder => {
  if (before === undefined) return { column, shown: column }
  if (isSame(before.column, column)) return before
  const added = column.filter((path) => !before.column.includes(path))
  const removed = before.shown.filter((path) => !column.includes(path))
  if (removed.length === 0) return { column, shown: column }
  const successors = new Map(removed.map((path, index) => [path, added[index]]))
  const places = before.shown.flatMap((path) => (successors.has(path) ? (successors.get(path) ?? []) : [path]))
  return { column, shown: [...places, ...added.slice(removed.length)] }
}

const isSame = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean =>
  one.length === other.length && one.every((path, index) => path === other[index])
