// The generator of seedrandom that is cheapest to seed for a single number: a tenth of the time of alea, measured.
import tychei from 'seedrandom/lib/tychei.js'

/** Fixed rolls by name, for replays and recorded cases. */
export type Throws = { readonly [name: string]: number }

/** The source of all rolls of a command: the player's id and turn as text, fixed rolls, or a roll by its name. */
export type Seed = string | Throws | ((name: string) => number)

/** The default for a roll missing from fixed rolls: nothing with a lower chance happens. */
const NOTHING_HITS = 0.9999

/** A number in [0, 1), the same for the same seed and name. docs/reference/rules.md 0.3. */
export const roll = (seed: Seed, name: string): number => {
  if (typeof seed === 'string') return tychei(`${seed}/${name}`).quick()
  return typeof seed === 'function' ? seed(name) : (seed[name] ?? NOTHING_HITS)
}

/** A random element, all equally likely; undefined for an empty list. */
export const pick = <A>(seed: Seed, name: string, list: ReadonlyArray<A>): A | undefined =>
  list.length === 0 ? undefined : list[Math.floor(roll(seed, name) * list.length)]

const hexOf = (value: number, digits: number): string =>
  Math.floor(value * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')

/** A UUID (version 4) derived from the seed, so that server and browser compute the same one. */
export const idFrom = (seed: Seed, name: string): string => {
  const part = (index: number, digits: number) => hexOf(roll(seed, `${name}/${index}`), digits)
  const variant = ['8', '9', 'a', 'b'][Math.floor(roll(seed, `${name}/variant`) * 4)]
  return `${part(0, 8)}-${part(1, 4)}-4${part(2, 3)}-${variant}${part(3, 3)}-${part(4, 6)}${part(5, 6)}`
}
