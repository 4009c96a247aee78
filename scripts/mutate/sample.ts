import { dirname } from 'node:path'
import { roll } from '@daykeep/rules/kernel'
import { type Mutant, nameOf } from './mutant.ts'

/** At most so many mutants, spread evenly over the folders, in file order; the same for the same seed. */
export const sample = (mutants: ReadonlyArray<Mutant>, most: number, seed: string): ReadonlyArray<Mutant> => {
  const withRolls = mutants.map((mutant) => ({ mutant, fell: roll(seed, `${nameOf(mutant)}/${mutant.start}`) }))
  const folders = Object.values(Object.groupBy(withRolls, ({ mutant }) => dirname(mutant.file)))
  const ranked = folders.flatMap((folder = []) =>
    folder.toSorted((one, other) => one.fell - other.fell).map((each, rank) => ({ ...each, rank })),
  )
  const selection = ranked.toSorted((one, other) => one.rank - other.rank || one.fell - other.fell).slice(0, most)
  const selected = new Set(selection.map(({ mutant }) => mutant))
  return mutants.filter((mutant) => selected.has(mutant))
}
