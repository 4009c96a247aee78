import { cpus, totalmem } from 'node:os'
import type { Benchmark, Line } from './benchmark.ts'

/** Processor, cores, memory and Node version in one line. */
export const machine = (): string => {
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${memory} GB, Node ${process.version}`
}

/** A table of runs a second, the ratio to the first line, and the share of the aim. */
export const tableOf = ({ name }: Benchmark, lines: ReadonlyArray<Line>): ReadonlyArray<string> => [
  name,
  ...lines.map((line) => `  ${line.what.padEnd(34)} ${perSecond(line)}  ${ratio(line, lines)}${aimOf(line)}`),
]

const perSecond = ({ perSecond: count, margin }: Line): string =>
  `${Math.round(count).toLocaleString('en').padStart(11)}/s ±${margin.toFixed(1)}%`

const ratio = (line: Line, lines: ReadonlyArray<Line>): string =>
  (line.perSecond / (lines[0]?.perSecond ?? line.perSecond)).toFixed(3).padStart(8)

const aimOf = ({ aim, perSecond: count }: Line): string =>
  aim === undefined ? '' : `  aim ${Math.round(aim).toLocaleString('en')}/s: ${(count / aim).toFixed(2)}`
