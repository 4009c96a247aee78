import { roll, type Seed } from '../kernel/index.ts'

/** The list in an order that depends on the seed alone: from its end, each element changes places. Reference, rules 8.4, D-COLLECT. */
export const shuffled = <A>(seed: Seed, list: ReadonlyArray<A>): ReadonlyArray<A> => {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(roll(seed, `quest.collect/${order.length - 1 - last}`) * (last + 1))
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
  return order
}
