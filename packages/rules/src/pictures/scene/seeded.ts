/** The next number of a sequence, in [0, 1). */
export type Dice = () => number

/** A seeded sequence of numbers in [0, 1), so that particles do not move between renders. */
export const seeded = (seed: number): Dice => {
  let state = seed % 4294967296
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A seed derived from a text, for pictures without one. */
export const seedOf = (text: string): number => {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  return hash
}

/** Picks one of several values by a number in [0, 1). */
export const alternate =
  <A>(values: readonly [A, ...A[]]) =>
  (share: number): A =>
    values[Math.floor(share * values.length)] ?? values[0]
