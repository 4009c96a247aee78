/** A number in [0, 1), the next of a sequence. */
export type Dice = () => number

/** A sequence of numbers in [0, 1) that is the same for the same seed, so that snow never jumps between two looks. */
export const seeded = (seed: number): Dice => {
  let state = seed % 4294967296
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A seed for a picture that names none: any two texts that differ give two that differ, almost always. */
export const seedOf = (text: string): number => {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  return hash
}

/** One of some values by a number in [0, 1). */
export const alternate =
  <A>(values: readonly [A, ...A[]]) =>
  (share: number): A =>
    values[Math.floor(share * values.length)] ?? values[0]
