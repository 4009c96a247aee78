// Of the generators of seedrandom the cheapest to seed for one number: measured, a tenth of what alea takes.
import tychei from 'seedrandom/lib/tychei.js'

/** Throws written out by name: how a replay, or an observed case, says what fell. */
export type Throws = { readonly [name: string]: number }

/** What all dice of one command depend on: the player's id and turn as text, or the throws themselves. */
export type Seed = string | Throws

/** Stands for a throw that a table of throws leaves out: nothing with a chance below it happens. */
const NOTHING_HITS = 0.9999

/** A number in [0, 1). One seed and one name always give one number. Reference, rules 0.3. */
export const roll = (seed: Seed, name: string): number =>
  typeof seed === 'string' ? tychei(`${seed}/${name}`).quick() : (seed[name] ?? NOTHING_HITS)

/** One element of a list, each as likely; nothing of an empty list. */
export const pick = <A>(seed: Seed, name: string, list: ReadonlyArray<A>): A | undefined =>
  list.length === 0 ? undefined : list[Math.floor(roll(seed, name) * list.length)]

const hexOf = (value: number, digits: number): string =>
  Math.floor(value * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')

/** An id in the form of a UUID (version 4) that shell and browser agree on without asking each other. */
export const idFrom = (seed: Seed, name: string): string => {
  const part = (index: number, digits: number) => hexOf(roll(seed, `${name}/${index}`), digits)
  const variant = ['8', '9', 'a', 'b'][Math.floor(roll(seed, `${name}/variant`) * 4)]
  return `${part(0, 8)}-${part(1, 4)}-4${part(2, 3)}-${variant}${part(3, 3)}-${part(4, 6)}${part(5, 6)}`
}
