/** The random choices of a simulated player; the dice of the game are separate. */
export type Chance = {
  /** A number in [0, 1). */
  readonly next: () => number
  readonly happens: (share: number) => boolean
  /** A count with this mean: the whole part is certain, the fraction is a chance. */
  readonly times: (mean: number) => number
}

/** The same text gives the same sequence of numbers (mulberry32 seeded with an FNV hash). */
export const chanceOf = (text: string): Chance => {
  let state = 2166136261
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const happens = (share: number): boolean => next() < share
  return { next, happens, times: (mean) => Math.floor(mean) + (happens(mean % 1) ? 1 : 0) }
}
