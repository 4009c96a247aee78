import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsOf } from './tests-of.ts'
import { type MutantStatus, type Mutant, applyMutant } from './mutant.ts'
import { type TestWorker, startWorker } from './start-worker.ts'

/** `folder`: the work copy; `tests`: all test files, relative to it; `seconds`: the time limit for one mutant. */
export type MutationRun = {
  readonly folder: string
  readonly tests: ReadonlyArray<string>
  readonly seconds: number
  readonly onResult: (mutant: Mutant, status: MutantStatus, done: number) => void
}

export type MutantResult = { readonly mutant: Mutant; readonly status: MutantStatus }

/** Tests mutants one after the other, nearest tests first. A mutant counts only if its tests pass without it. */
export const runMutants = async (
  mutants: ReadonlyArray<Mutant>,
  run: MutationRun,
): Promise<ReadonlyArray<MutantResult>> => {
  const worker = startWorker(run.folder)
  const results: MutantResult[] = []
  const verdicts = new Map<string, boolean>()
  try {
    for (const mutant of mutants) {
      const status = (await passesUnchanged(worker, mutant.file, run, verdicts))
        ? await statusOf(worker, mutant, run)
        : 'untried'
      results.push({ mutant, status })
      run.onResult(mutant, status, results.length)
    }
  } finally {
    worker.close()
  }
  return results
}

/** Whether all tests of an unchanged file pass. Each test runs once; `known` caches the results. */
const passesUnchanged = async (
  worker: TestWorker,
  file: string,
  run: MutationRun,
  verdicts: Map<string, boolean>,
): Promise<boolean> => {
  const passes = async (some: ReadonlyArray<string>) =>
    some.length === 0 || (await worker.run(testRunOf(file, some, run), run.seconds)) === true
  const stages = testsOf(file, run.tests)
  for (const stage of stages) {
    const unknown = stage.filter((test) => !verdicts.has(test))
    const together = await passes(unknown)
    for (const test of unknown) verdicts.set(test, together || (await passes([test])))
  }
  return stages.flat().every((test) => verdicts.get(test) === true)
}

const testRunOf = (file: string, tests: ReadonlyArray<string>, { folder }: MutationRun) => ({
  changed: join(folder, file),
  tests: tests.map((test) => join(folder, test)),
})

const statusOf = async (worker: TestWorker, mutant: Mutant, run: MutationRun): Promise<MutantStatus> => {
  const path = join(run.folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, applyMutant(source, mutant))
  const status = await statusUnderTests(worker, mutant.file, run)
  writeFileSync(path, source)
  return status
}

const statusUnderTests = async (worker: TestWorker, file: string, run: MutationRun): Promise<MutantStatus> => {
  for (const stage of testsOf(file, run.tests)) {
    const passed = await worker.run(testRunOf(file, stage, run), run.seconds)
    if (passed === undefined) return 'endless'
    if (!passed) return 'caught'
  }
  return 'survived'
}
