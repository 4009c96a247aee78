export const SHARES = [5, 25, 50, 75, 95] as const

/** `at`: the values at the 5th, 25th, 50th, 75th and 95th percentile of `count` values. */
export type Percentiles = { readonly count: number; readonly at: ReadonlyArray<number> }

/** By nearest rank, so that each is one of the values; empty for no values. */
export const percentilesOf = (values: ReadonlyArray<number>): Percentiles => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = SHARES.flatMap((share) => sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? [])
  return { count: sorted.length, at: at.map((value) => Math.round(value * 100) / 100) }
}
