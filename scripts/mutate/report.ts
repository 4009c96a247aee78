import { dirname } from 'node:path'
import { type MutantStatus, nameOf } from './mutant.ts'
import type { MutantResult } from './run-mutants.ts'

/** The share of caught mutants by folder and in all, then the mutants that survived or could not be tried. */
export const reportOf = (results: ReadonlyArray<MutantResult>): ReadonlyArray<string> => {
  const tried = results.filter(({ status }) => status !== 'untried')
  const folders = Object.entries(Object.groupBy(tried, ({ mutant }) => dirname(mutant.file)))
  return [
    ...folders.map(([folder, group = []]) => shareOf(folder, group)),
    shareOf('all', tried),
    ...listOf('survived', results),
    ...listOf('untried', results),
  ]
}

const listOf = (listed: MutantStatus, results: ReadonlyArray<MutantResult>): ReadonlyArray<string> => {
  const found = results.filter(({ status }) => status === listed)
  return found.length === 0 ? [] : ['', `${listed}:`, ...found.map(({ mutant }) => `  ${nameOf(mutant)}`)]
}

const shareOf = (name: string, tried: ReadonlyArray<MutantResult>): string => {
  const caught = tried.filter(({ status }) => status !== 'survived').length
  const share = tried.length === 0 ? 0 : (100 * caught) / tried.length
  return `${name.padEnd(44)} ${`${caught} of ${tried.length}`.padStart(12)} ${share.toFixed(1).padStart(6)} %`
}
