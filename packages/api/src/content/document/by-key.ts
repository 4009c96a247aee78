/** Entries for clients, by key. */
export const byKey = <A extends { readonly key: string }, B>(
  items: ReadonlyArray<A>,
  toEntry: (item: A) => B,
): Readonly<Record<string, B>> => Object.fromEntries(items.map((item) => [item.key, toEntry(item)]))
