export const SHARES = [5, 25, 50, 75, 95] as const

/** `count`: of how many; the values at 5, 25, 50, 75 and 95 per cent of them. */
export type Percentiles = { readonly count: number; readonly at: ReadonlyArray<number> }

/** By nearest rank, so that every value is one that somebody had. Nothing of nothing. */
export const percentilesOf = (values: ReadonlyArray<number>): Percentiles => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = SHARES.flatMap((share) => sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? [])
  return { count: sorted.length, at: at.map((value) => Math.round(value * 100) / 100) }
}
