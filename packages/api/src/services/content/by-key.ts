/** Things as a map of what clients see of each. */
export const byKey = <A extends { readonly key: string }, B>(
  things: ReadonlyArray<A>,
  toEntry: (thing: A) => B,
): Readonly<Record<string, B>> => Object.fromEntries(things.map((thing) => [thing.key, toEntry(thing)]))
