/**
 * One row of a benchmark; the others are compared with the first. `aim` is in runs a second, `margin` in per cent, `cpu` in
 * microseconds of processor for each run: other work on the machine changes it less than the speed.
 */
export type Line = {
  readonly what: string
  readonly perSecond: number
  readonly margin: number
  readonly cpu?: number
  readonly aim?: number
}

/** One figure of the web app. The aim is the most that it may be, or the least if `more` is better. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | '/s'
  readonly aim?: number
  readonly more?: true
}

/** A named table of measurements. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<ReadonlyArray<Line | Figure>> }
