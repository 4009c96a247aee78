import { createVitest } from 'vitest/node'

/** Asked of a lane: run these test files, of which one of the modules has changed. Paths are absolute. */
export type Trial = { readonly changed: string; readonly tests: ReadonlyArray<string> }

/** Answered: whether all of them passed. */
export type Verdict = { readonly passed: boolean }

const [root = ''] = process.argv.slice(2)

/** A process of its own, so that a mutant that never ends can be ended from outside. */
const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    silent: true,
    pool: 'threads',
    maxWorkers: 1,
    // one test that fails says enough
    bail: 1,
    // how long is too long, who asked decides
    testTimeout: 600_000,
    include: ['packages/rules/**/*.test.ts', 'scripts/content/**/*.test.ts'],
    reporters: [{}],
  },
  { logLevel: 'silent' },
)

await vitest.standalone()

/** What changed for the last trial is as before by now. */
let changedBefore: string | undefined

const tried = async ({ changed, tests }: Trial): Promise<Verdict> => {
  if (changedBefore !== undefined) vitest.invalidateFile(changedBefore)
  vitest.invalidateFile(changed)
  changedBefore = changed
  const project = vitest.getRootProject()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(test)),
  )
  // files of earlier runs are told again
  const now = testModules.filter(({ moduleId }) => tests.includes(moduleId))
  return { passed: unhandledErrors.length === 0 && now.length === tests.length && now.every((module) => module.ok()) }
}

process.on('message', (trial: Trial) => {
  tried(trial).then(
    (verdict) => process.send?.(verdict),
    () => process.send?.({ passed: false } satisfies Verdict),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ passed: true } satisfies Verdict)
