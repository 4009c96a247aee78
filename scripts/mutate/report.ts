import { dirname } from 'node:path'
import { type Fate, nameOf } from './mutant.ts'
import type { Tried } from './try-mutants.ts'

/** The share caught, by folder and in all, and everything that survived or could not be tried. */
export const reportOf = (all: ReadonlyArray<Tried>): ReadonlyArray<string> => {
  const tried = all.filter(({ fate }) => fate !== 'untried')
  const folders = Object.entries(Object.groupBy(tried, ({ mutant }) => dirname(mutant.file)))
  return [
    ...folders.map(([folder, group = []]) => shareOf(folder, group)),
    shareOf('all', tried),
    ...listOf('survived', all),
    ...listOf('untried', all),
  ]
}

const listOf = (wanted: Fate, tried: ReadonlyArray<Tried>): ReadonlyArray<string> => {
  const found = tried.filter(({ fate }) => fate === wanted)
  return found.length === 0 ? [] : ['', `${wanted}:`, ...found.map(({ mutant }) => `  ${nameOf(mutant)}`)]
}

const shareOf = (name: string, tried: ReadonlyArray<Tried>): string => {
  const caught = tried.filter(({ fate }) => fate !== 'survived').length
  const share = tried.length === 0 ? 0 : (100 * caught) / tried.length
  return `${name.padEnd(44)} ${`${caught} of ${tried.length}`.padStart(12)} ${share.toFixed(1).padStart(6)} %`
}
