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

/** Tries mutants one after the other, the tests nearest to each first; all of its tests have to pass without one before. */
export const tryMutants = async (mutants: ReadonlyArray<Mutant>, trials: Trials): Promise<ReadonlyArray<Tried>> => {
  const lane = openLane(trials.folder)
  const tried: Tried[] = []
  const sound = new Map<string, boolean>()
  try {
    for (const mutant of mutants) {
      const fate = (await isSound(lane, mutant.file, trials, sound)) ? await fateOf(lane, mutant, trials) : 'untried'
      tried.push({ mutant, fate })
      trials.told(mutant, fate, tried.length)
    }
  } finally {
    lane.close()
  }
  return tried
}

/** Do all tests of a file pass as it is? Each test is asked once, whichever files it is for. */
const isSound = async (lane: Lane, file: string, trials: Trials, known: Map<string, boolean>): Promise<boolean> => {
  const passes = async (some: ReadonlyArray<string>) =>
    some.length === 0 || (await lane.run(trialOf(file, some, trials), trials.seconds)) === true
  const stages = testsOf(file, trials.tests)
  for (const stage of stages) {
    const unknown = stage.filter((test) => !known.has(test))
    const together = await passes(unknown)
    for (const test of unknown) known.set(test, together || (await passes([test])))
  }
  return stages.flat().every((test) => known.get(test) === true)
}

const trialOf = (file: string, tests: ReadonlyArray<string>, { folder }: Trials) => ({
  changed: join(folder, file),
  tests: tests.map((test) => join(folder, test)),
})

const fateOf = async (lane: Lane, mutant: Mutant, trials: Trials): Promise<Fate> => {
  const path = join(trials.folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(source, mutant))
  const fate = await verdictOf(lane, mutant.file, trials)
  writeFileSync(path, source)
  return fate
}

const verdictOf = async (lane: Lane, file: string, trials: Trials): Promise<Fate> => {
  for (const stage of testsOf(file, trials.tests)) {
    const passed = await lane.run(trialOf(file, stage, trials), trials.seconds)
    if (passed === undefined) return 'endless'
    if (!passed) return 'caught'
  }
  return 'survived'
}
