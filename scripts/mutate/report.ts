import { dirname } from 'node:path'
import { nameOf } from './mutant.ts'
import type { Tried } from './try-mutants.ts'

/** The share caught, by folder and in all, and everything that survived. */
export const reportOf = (tried: ReadonlyArray<Tried>): ReadonlyArray<string> => {
  const folders = Object.entries(Object.groupBy(tried, ({ mutant }) => dirname(mutant.file)))
  const survivors = tried.filter(({ fate }) => fate === 'survived')
  return [
    ...folders.map(([folder, group = []]) => shareOf(folder, group)),
    shareOf('all', tried),
    ...(survivors.length === 0 ? [] : ['', 'survived:']),
    ...survivors.map(({ mutant }) => `  ${nameOf(mutant)}`),
  ]
}

const shareOf = (name: string, tried: ReadonlyArray<Tried>): string => {
  const caught = tried.filter(({ fate }) => fate !== 'survived').length
  const share = tried.length === 0 ? 0 : (100 * caught) / tried.length
  return `${name.padEnd(44)} ${`${caught} of ${tried.length}`.padStart(12)} ${share.toFixed(1).padStart(6)} %`
}
