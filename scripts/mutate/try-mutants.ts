import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsOf } from './its-tests.ts'
import { type Fate, type Mutant, mutated } from './mutant.ts'
import { type Lane, openLane } from './open-lane.ts'

/** `folder`: the work copy; `tests`: all test files of the rules, relative to it; `seconds`: for the tests of one mutant. */
export type Trials = {
  readonly folder: string
  readonly tests: ReadonlyArray<string>
  readonly seconds: number
  readonly told: (mutant: Mutant, fate: Fate, done: number) => void
}

export type Tried = { readonly mutant: Mutant; readonly fate: Fate }

/** Tries mutants one after the other, the tests nearest to each first. Files whose tests fail unchanged are a fault. */
export const tryMutants = async (mutants: ReadonlyArray<Mutant>, trials: Trials): Promise<ReadonlyArray<Tried>> => {
  const lane = openLane(trials.folder)
  const tried: Tried[] = []
  const sound = new Set<string>()
  try {
    for (const mutant of mutants) {
      if (!sound.has(mutant.file)) await unchanged(lane, mutant.file, trials)
      sound.add(mutant.file)
      const fate = await fateOf(lane, mutant, trials)
      tried.push({ mutant, fate })
      trials.told(mutant, fate, tried.length)
    }
  } finally {
    lane.close()
  }
  return tried
}

const unchanged = async (lane: Lane, file: string, trials: Trials): Promise<void> => {
  if ((await verdictOf(lane, file, trials)) !== 'survived')
    throw new Error(`the tests of ${file} do not pass as it is committed, or take too long`)
}

const fateOf = async (lane: Lane, mutant: Mutant, trials: Trials): Promise<Fate> => {
  const path = join(trials.folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(source, mutant))
  const fate = await verdictOf(lane, mutant.file, trials)
  writeFileSync(path, source)
  return fate
}

const verdictOf = async (lane: Lane, file: string, { folder, tests, seconds }: Trials): Promise<Fate> => {
  for (const stage of testsOf(file, tests)) {
    const trial = { changed: join(folder, file), tests: stage.map((test) => join(folder, test)) }
    const passed = await lane.run(trial, seconds)
    if (passed === undefined) return 'endless'
    if (!passed) return 'caught'
  }
  return 'survived'
}
