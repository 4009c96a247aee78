import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf } from './mutate/mutant.ts'
import { mutantsOf } from './mutate/mutants-of.ts'
import { reportOf } from './mutate/report.ts'
import { sample } from './mutate/sample.ts'
import { tryMutants } from './mutate/try-mutants.ts'
import { workCopy } from './mutate/work-copy.ts'

const HELP = `npm run mutate [-- --files GLOB --most N --seed S --seconds T --list]

Changes one constant, comparison, sum or choice of a rule file at a time and runs the tests of its concept, those beside it
first, then its observed cases and the figures of the specification. What they do not notice survived: a test is missing,
or the change makes no difference.
  --files GLOB   rule files, as committed (default packages/rules/src/**/*.ts); may be given more than once
  --most N       so many mutants at most, spread over the folders (default 300)
  --seed S       which ones (default 1)
  --seconds T    for the tests of one mutant; one that takes longer counts as caught (default 60)
  --list         names the mutants and runs nothing
`

const OPTIONS = {
  files: { type: 'string', multiple: true },
  most: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

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
  const copy = workCopy()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      copy.remove()
      process.exit(130)
    })
  try {
    const files = globSync(values.files ?? ['packages/rules/src/**/*.ts'], { cwd: copy.folder })
      .filter(isRule)
      .toSorted()
    const every = files.flatMap((file) => mutantsOf(file, readFileSync(join(copy.folder, file), 'utf8')))
    const mutants = sample(every, most, values.seed)
    process.stderr.write(`${mutants.length} of ${every.length} mutants in ${files.length} files\n`)
    if (values.list) {
      process.stdout.write(`${mutants.map(nameOf).join('\n')}\n`)
      return 0
    }
    const tests = globSync(['packages/rules/**/*.test.ts', 'scripts/content/**/*.test.ts'], {
      cwd: copy.folder,
    }).toSorted()
    const tried = await tryMutants(mutants, {
      folder: copy.folder,
      tests,
      seconds,
      told: (mutant, fate, done) => process.stderr.write(`${done}/${mutants.length} ${fate}  ${nameOf(mutant)}\n`),
    })
    process.stdout.write(`${reportOf(tried).join('\n')}\n`)
    return 0
  } finally {
    copy.remove()
  }
}

const isRule = (file: string): boolean => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file)

process.exitCode = await main()
