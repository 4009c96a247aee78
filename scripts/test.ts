import { spawn } from 'node:child_process'

/** One part of the test run: what it proves, how it is started, and what to do when it fails. */
type Part = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly cure: string
}

const vitest = (...projects: readonly string[]): readonly [string, ...string[]] => [
  'vitest',
  'run',
  '--config',
  'scripts/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
]

const PARTS: readonly Part[] = [
  { name: 'formatting', command: ['biome', 'format', '.'], cure: 'npm run format' },
  {
    name: 'content',
    command: ['node', 'scripts/content-compiler/main.ts', 'check'],
    cure: 'mend the files named above; npm run content:check shows them again',
  },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', 'packages', 'scripts', '.storybook'],
    cure: 'npm run lint',
  },
  {
    name: 'unused',
    command: ['knip', '--no-progress'],
    cure: 'drop the export, file or dependency named above; npm run unused shows them again',
  },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], cure: 'npm run typecheck' },
  {
    name: 'rules and content',
    command: vitest('rules', 'content'),
    cure: 'npm test -- rules; one file: npx vitest --config scripts/vitest.config.ts FILE',
  },
  { name: 'API and stores', command: vitest('api'), cure: 'npm test -- API' },
  { name: 'web', command: vitest('web'), cure: 'npm test -- web' },
  {
    name: 'components',
    command: ['node', 'scripts/test-components/main.ts'],
    cure: 'npm run storybook, open the story named above',
  },
  {
    name: 'build',
    command: ['vite', 'build', '--config', 'packages/web/vite.config.ts', '--logLevel', 'warn', 'packages/web'],
    cure: 'npm run build',
  },
  { name: 'size', command: ['node', 'scripts/size/main.ts'], cure: 'load the new code lazily, or take it out' },
  {
    name: 'e2e',
    command: ['node', 'scripts/test-e2e/main.ts'],
    cure: 'the pictures taken at the failure are in .cache/e2e',
  },
  {
    name: 'MongoDB',
    command: ['node', 'scripts/test-stores/main.ts'],
    cure: 'MONGODB_URL=... npm run test:stores runs this part alone',
  },
]

const HELP = `npm test                 everything
npm test -- PART...      only the parts whose names begin so: ${PARTS.map(({ name }) => name).join(', ')}`

/** How an ended part ended, and the last that it printed. */
type Ending = { readonly code: number; readonly tail: string }

/** Characters of a failed part that are printed again at the end, where many CI systems cut. */
const TAIL = 6000

const run = ([program, ...args]: Part['command']): Promise<Ending> =>
  new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...colours },
    })
    let tail = ''
    const print = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      to.write(chunk)
      tail = (tail + chunk.toString()).slice(-TAIL)
    }
    child.stdout.on('data', print(process.stdout))
    child.stderr.on('data', print(process.stderr))
    child.on('error', ({ message }) => resolve({ code: 127, tail: message }))
    child.on('close', (code) => resolve({ code: code ?? 1, tail }))
  })

const main = async (requested: readonly string[]): Promise<number> => {
  if (requested.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const selected = PARTS.filter(
    ({ name }) => requested.length === 0 || requested.some((word) => name.toLowerCase().startsWith(word.toLowerCase())),
  )
  if (selected.length === 0) {
    console.error(`No part of the tests is called ${requested.join(' ')}.\n${HELP}`)
    return 2
  }
  const failed: Array<Part & Ending> = []
  for (const [index, part] of selected.entries()) {
    const start = performance.now()
    console.log(`\n== ${index + 1}/${selected.length} ${part.name}`)
    const { code, tail } = await run(part.command)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`== ${part.name}: ${code === 0 ? 'passed' : `failed (exit ${code})`} in ${seconds} s`)
    if (code !== 0) failed.push({ ...part, code, tail })
  }
  for (const { name, cure, tail } of failed)
    console.error(`\n== ${name} failed. It ended with:\n${tail}\nWhat to do: ${cure}`)
  console.log(`\n${selected.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
