/** Numbers that are thrown away after the text is mixed in, so that its last letter counts as much as its first. */
const DISCARDED = 20

/**
 * The first number in [0, 1) of the generator Tyche-i (Samuel Neves, Filipe Araujo, 2011) that a text seeds: bit for bit what
 * `seedrandom/lib/tychei.js` gives. Written out because a rule wants one number of each generator, and building one
 * takes longer than its number.
 */
export const firstThrow = (text: string): number => {
  let [a, b, c, d] = [0, 0, -1_640_531_527, 1_367_130_551]
  const { length } = text
  for (let at = 0; at <= length + DISCARDED; at += 1) {
    if (at < length) b ^= text.charCodeAt(at)
    b = (b << 25) ^ (b >>> 7) ^ c
    c = (c - d) | 0
    d = (d << 24) ^ (d >>> 8) ^ a
    a = (a - b) | 0
    b = (b << 20) ^ (b >>> 12) ^ c
    c = (c - d) | 0
    d = (d << 16) ^ (c >>> 16) ^ a
    a = (a - b) | 0
  }
  return (a >>> 0) / 2 ** 32
}
