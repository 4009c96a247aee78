import { Bench } from 'tinybench'

/** Runs a second, and the relative margin of error in per cent. */
export type Speed = { readonly perSecond: number; readonly margin: number }

/** Measures a synchronous function for about a second after warm-up; `times`: how often it repeats the measured work. */
export const speedOf = async (run: () => unknown, times = 1): Promise<Speed> => {
  const bench = new Bench({ time: 1000, warmupTime: 400 })
  bench.add('act', run)
  await bench.run()
  const result = bench.tasks[0]?.result
  if (result === undefined || !('throughput' in result)) throw new Error('the benchmark did not finish')
  return { perSecond: result.throughput.mean * times, margin: result.throughput.rme }
}
