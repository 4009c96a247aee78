import { createVitest } from 'vitest/node'

/** The message to a worker: run these test files after a change of one module. Paths are absolute. */
export type TestRun = { readonly changed: string; readonly tests: ReadonlyArray<string> }

/** The reply: whether all of them passed. */
export type TestRunResult = { readonly passed: boolean }

const [root = ''] = process.argv.slice(2)

/** Vitest runs in a process of its own, so that a mutant that never ends can be killed. */
const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    silent: true,
    pool: 'threads',
    maxWorkers: 1,
    // the first failing test decides
    bail: 1,
    // the caller has a time limit of its own
    testTimeout: 600_000,
    include: ['packages/rules/**/*.test.ts', 'scripts/content-compiler/**/*.test.ts'],
    reporters: [{}],
  },
  {
    logLevel: 'silent',
    // node_modules is linked, so that the name of the package would lead to code without the mutant
    resolve: {
      alias: [
        { find: /^@daykeep\/rules\/test-kit\/(.+)$/, replacement: `${root}/packages/rules/test-kit/$1.ts` },
        { find: /^@daykeep\/rules\/([\w-]+)$/, replacement: `${root}/packages/rules/src/$1/index.ts` },
      ],
    },
  },
)

await vitest.standalone()

/** The module of the last run, which has been restored since. */
let lastChanged: string | undefined

const runTests = async ({ changed, tests }: TestRun): Promise<TestRunResult> => {
  if (lastChanged !== undefined) vitest.invalidateFile(lastChanged)
  vitest.invalidateFile(changed)
  lastChanged = changed
  const project = vitest.getRootProject()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(test)),
  )
  // vitest also returns the modules of earlier runs
  const now = testModules.filter(({ moduleId }) => tests.includes(moduleId))
  return { passed: unhandledErrors.length === 0 && now.length === tests.length && now.every((module) => module.ok()) }
}

process.on('message', (run: TestRun) => {
  runTests(run).then(
    (result) => process.send?.(result),
    () => process.send?.({ passed: false } satisfies TestRunResult),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ passed: true } satisfies TestRunResult)
