/** How many rows a group has on average, and at most. */
const AVERAGE = 16
const MOST = 32

export type RowGroup<Item> = { readonly key: string; readonly items: readonly Item[] }

/**
 * Divides a list into groups, by the ids of its rows and not by their count: a row that comes, goes or moves changes the
 * groups that it was and is in, and no other.
 */
export const groupRows = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): ReadonlyArray<RowGroup<Item>> => {
  const groups: Array<{ key: string; items: Item[] }> = []
  for (const item of items) {
    const id = idOf(item)
    const group = groups.at(-1)
    if (group === undefined) groups.push({ key: FIRST, items: [item] })
    else if (beginsGroup(id) || group.items.length === MOST) groups.push({ key: id, items: [item] })
    else group.items.push(item)
  }
  return groups
}

const FIRST = 'first'

/** Letters of an id that decide: each tick asks for all rows of a list, and the end of an id tells one from another. */
const END = 8

const beginsGroup = (id: string): boolean => {
  let hash = 0
  for (let at = Math.max(0, id.length - END); at < id.length; at += 1)
    hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0
  return hash % AVERAGE === 0
}
