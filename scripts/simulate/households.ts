import type { Temperament } from './temperament.ts'

/** Players who live their days together: one alone, or a party. `first`: the number of the first of them. */
export type Household = { readonly first: number; readonly size: number; readonly temperament: Temperament }

/** Of twenty players six are steady, four each of the weekend, struggling and in a party, and two collect. */
const TWENTY = [
  ...Array.from({ length: 6 }, () => ['steady', 1] as const),
  ...Array.from({ length: 4 }, () => ['weekend', 1] as const),
  ...Array.from({ length: 4 }, () => ['struggling', 1] as const),
  ['party', 4] as const,
  ...Array.from({ length: 2 }, () => ['collector', 1] as const),
]

/** So many players as asked for; the last party may be smaller. */
export const householdsOf = (players: number): ReadonlyArray<Household> => {
  const households: Household[] = []
  for (let first = 0, next = 0; first < players; next += 1) {
    const [temperament, wanted] = TWENTY[next % TWENTY.length] ?? ['steady', 1]
    const size = Math.min(wanted, players - first)
    households.push({ first, size, temperament })
    first += size
  }
  return households
}
