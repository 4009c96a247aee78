/** One row of a benchmark; the others are compared with the first. `aim` is in runs a second, `margin` in per cent. */
export type Line = {
  readonly what: string
  readonly perSecond: number
  readonly margin: number
  readonly aim?: number
}

/** A named table of measurements. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<ReadonlyArray<Line>> }
