import { dirname } from 'node:path'
import { roll } from '../../packages/rules/src/kernel/index.ts'
import { type Mutant, nameOf } from './mutant.ts'

/** So many mutants at most, the same for the same seed, spread evenly over the folders. In the order of the files. */
export const sample = (mutants: ReadonlyArray<Mutant>, most: number, seed: string): ReadonlyArray<Mutant> => {
  const thrown = mutants.map((mutant) => ({ mutant, fell: roll(seed, `${nameOf(mutant)}/${mutant.start}`) }))
  const folders = Object.values(Object.groupBy(thrown, ({ mutant }) => dirname(mutant.file)))
  const ranked = folders.flatMap((folder = []) =>
    folder.toSorted((one, other) => one.fell - other.fell).map((each, rank) => ({ ...each, rank })),
  )
  const chosen = ranked.toSorted((one, other) => one.rank - other.rank || one.fell - other.fell).slice(0, most)
  const wanted = new Set(chosen.map(({ mutant }) => mutant))
  return mutants.filter((mutant) => wanted.has(mutant))
}
