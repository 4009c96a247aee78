/** One line of a benchmark. The first line of a file is what the others are compared with; `aim`: times a second. */
export type Line = {
  readonly what: string
  readonly perSecond: number
  readonly margin: number
  readonly aim?: number
}

/** Something measured; its lines stand in one table. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<ReadonlyArray<Line>> }
