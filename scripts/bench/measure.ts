import { Bench } from 'tinybench'

/** How often a second something was done, and how far the samples lie from it, in per cent. */
export type Speed = { readonly perSecond: number; readonly margin: number }

/** Measures an act that is over when it returns, `times` a round, for about a second after warming up. */
export const speedOf = async (act: () => unknown, times = 1): Promise<Speed> => {
  const bench = new Bench({ time: 1000, warmupTime: 400 })
  bench.add('act', act)
  await bench.run()
  const result = bench.tasks[0]?.result
  if (result === undefined || !('throughput' in result)) throw new Error('the benchmark did not finish')
  return { perSecond: result.throughput.mean * times, margin: result.throughput.rme }
}
