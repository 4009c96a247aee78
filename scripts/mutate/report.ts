import { dirname } from 'node:path'
import { type MutantStatus, nameOf } from './mutant.ts'
import type { MutantResult } from './run-mutants.ts'

/** The share of caught mutants by folder and in all, then the mutants that survived or could not be tried. */
export const reportOf = (results: ReadonlyArray<MutantResult>): ReadonlyArray<string> => {
  const tested = results.filter(({ status }) => status !== 'untried')
  const folders = Object.entries(Object.groupBy(tested, ({ mutant }) => dirname(mutant.file)))
  return [
    ...folders.map(([folder, group = []]) => shareOf(folder, group)),
    shareOf('all', tested),
    ...listOf('survived', results),
    ...listOf('untried', results),
  ]
}

const listOf = (listed: MutantStatus, results: ReadonlyArray<MutantResult>): ReadonlyArray<string> => {
  const found = results.filter(({ status }) => status === listed)
  return found.length === 0 ? [] : ['', `${listed}:`, ...found.map(({ mutant }) => `  ${nameOf(mutant)}`)]
}

const shareOf = (name: string, tested: ReadonlyArray<MutantResult>): string => {
  const caught = tested.filter(({ status }) => status !== 'survived').length
  const share = tested.length === 0 ? 0 : (100 * caught) / tested.length
  return `${name.padEnd(44)} ${`${caught} of ${tested.length}`.padStart(12)} ${share.toFixed(1).padStart(6)} %`
}
