import type { Temperament } from './temperament.ts'

/** Players who are simulated together: one alone, or a party. `first`: the number of its first player. */
export type Household = { readonly first: number; readonly size: number; readonly temperament: Temperament }

/** Of twenty players six are steady, four each play on weekends, struggle, or form a party, and two collect. */
const TEMPERAMENT_MIX = [
  ...Array.from({ length: 6 }, () => ['steady', 1] as const),
  ...Array.from({ length: 4 }, () => ['weekend', 1] as const),
  ...Array.from({ length: 4 }, () => ['struggling', 1] as const),
  ['party', 4] as const,
  ...Array.from({ length: 2 }, () => ['collector', 1] as const),
]

/** Splits a number of players into households; the last party may be smaller. */
export const householdsOf = (players: number): ReadonlyArray<Household> => {
  const households: Household[] = []
  for (let first = 0, next = 0; first < players; next += 1) {
    const [temperament, full] = TEMPERAMENT_MIX[next % TEMPERAMENT_MIX.length] ?? ['steady', 1]
    const size = Math.min(full, players - first)
    households.push({ first, size, temperament })
    first += size
  }
  return households
}
