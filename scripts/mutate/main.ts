import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Mutant, nameOf } from './mutant.ts'
import { mutantsOf } from './mutants-of.ts'
import { reportOf } from './report.ts'
import { runMutants } from './run-mutants.ts'
import { sample } from './sample.ts'

const HELP = `npm run mutate [-- --files GLOB --most N --seed S --seconds T --list]

Changes one constant, comparison, sum or choice of a rule file at a time and runs the tests of its concept: first those
beside it, then its conformance cases and the figures of the specification. A change that no test notices survived: a test is
missing, or the change makes no difference.
  --files GLOB   rule files, as committed (default packages/rules/src/**/*.ts); may be given more than once
  --most N       at most so many mutants, spread over the folders (default 300)
  --seed S       the seed of the sample (default 1)
  --seconds T    the time limit for the tests of one mutant; a mutant that exceeds it counts as caught (default 60)
  --list         lists the mutants and runs nothing
`

const OPTIONS = {
  files: { type: 'string', multiple: true },
  most: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RULES = ['packages/rules/src/**/*.ts']
const TESTS = ['packages/rules/**/*.test.ts', 'scripts/content-compiler/**/*.test.ts']

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  const [most, seconds] = [Number(values.most), Number(values.seconds)]
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!(most > 0 && seconds > 0)) {
    process.stderr.write(`--most and --seconds are numbers above zero\n\n${HELP}`)
    return 2
  }
  const folder = cloneCommitted()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      remove()
      process.exit(130)
    })
  try {
    const mutants = sampleOf(folder, values.files ?? RULES, most, values.seed)
    const lines = values.list ? mutants.map(nameOf) : await testAll(folder, mutants, seconds)
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  } finally {
    remove()
  }
}

/**
 * Clones the committed state into a temporary folder, so that no mutant is ever written to the working tree, and compiles
 * its content for the tests.
 */
const cloneCommitted = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-mutate-'))
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, folder])
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'junction')
  execFileSync(process.execPath, ['scripts/content-compiler/main.ts', 'check'], { cwd: folder, stdio: 'ignore' })
  return folder
}

const sampleOf = (folder: string, globs: ReadonlyArray<string>, most: number, seed: string): ReadonlyArray<Mutant> => {
  const files = globSync([...globs], { cwd: folder })
    .filter(isRule)
    .toSorted()
  const every = files.flatMap((file) => mutantsOf(file, readFileSync(join(folder, file), 'utf8')))
  const mutants = sample(every, most, seed)
  process.stderr.write(`${mutants.length} of ${every.length} mutants in ${files.length} files\n`)
  return mutants
}

const isRule = (file: string): boolean => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file)

/** Tests all mutants, with progress on stderr; the lines of the report. */
const testAll = async (
  folder: string,
  mutants: ReadonlyArray<Mutant>,
  seconds: number,
): Promise<ReadonlyArray<string>> => {
  const results = await runMutants(mutants, {
    folder,
    tests: globSync(TESTS, { cwd: folder }).toSorted(),
    seconds,
    onResult: (mutant, status, done) =>
      process.stderr.write(`${done}/${mutants.length} ${status}  ${nameOf(mutant)}\n`),
  })
  return reportOf(results)
}

process.exitCode = await main()
