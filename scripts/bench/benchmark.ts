/** One row of a benchmark; the others are compared with the first. `aim` is in runs a second, `margin` in per cent. */
export type Line = {
  readonly what: string
  readonly perSecond: number
  readonly margin: number
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
