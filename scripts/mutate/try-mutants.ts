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

/** Tries mutants one after the other, the tests nearest to each first; each file's tests have to pass without one before. */
export const tryMutants = async (mutants: ReadonlyArray<Mutant>, trials: Trials): Promise<ReadonlyArray<Tried>> => {
  const lane = openLane(trials.folder)
  const tried: Tried[] = []
  const sound = new Map<string, boolean>()
  try {
    for (const mutant of mutants) {
      const { file } = mutant
      if (!sound.has(file)) sound.set(file, (await verdictOf(lane, file, trials)) === 'survived')
      const fate = sound.get(file) === true ? await fateOf(lane, mutant, trials) : 'untried'
      tried.push({ mutant, fate })
      trials.told(mutant, fate, tried.length)
    }
  } finally {
    lane.close()
  }
  return tried
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
