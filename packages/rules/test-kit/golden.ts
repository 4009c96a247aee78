import { readFileSync } from 'node:fs'

/** The rows of a golden table, each a list of cells: without the source on top and the heads of the columns. */
export const goldenRows = (file: URL): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(','))

/** The same, for tables of numbers. */
export const goldenNumbers = (file: URL): ReadonlyArray<ReadonlyArray<number>> =>
  goldenRows(file).map((cells) => cells.map(Number))
