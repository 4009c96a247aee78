import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const HELP = `Runs the end-to-end tests. A file that fails is run once more, from its beginning, and named.
npm test -- e2e                       all of them
node scripts/test-e2e/main.ts FILE    those files
--at 2026-12-31T23:50Z                as if they were run then: server, pages and tests
CHROMIUM=PATH                         the browser to take`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REPORT = fileURLToPath(new URL('../../.cache/e2e/report.json', import.meta.url))

/** What vitest writes of a run, in the form of Jest. */
type Report = { readonly testResults: ReadonlyArray<{ readonly name: string; readonly status: string }> }

/** What shifts the clock of every process of Node to this time. */
const clockAt = (time: string): NodeJS.ProcessEnv => ({
  CLOCK_SHIFT: String(Date.parse(time) - Date.now()),
  NODE_OPTIONS: `--import ${new URL('../../packages/web/e2e/support/shifted-clock.mjs', import.meta.url).href}`,
})

const vitest = (files: ReadonlyArray<string>, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const program = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
    const options = ['--config', 'scripts/vitest.config.ts', '--project', 'e2e']
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', REPORT]
    const child = spawn(process.execPath, [program, 'run', ...options, ...reporters, ...files], {
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: ROOT,
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** The files in which a test failed, or none where the run broke off. */
const failedFiles = async (): Promise<ReadonlyArray<string>> => {
  const text = await readFile(REPORT, 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const { testResults } = JSON.parse(text) as Report
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name))
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, at: { type: 'string' } },
  })
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  const env = values.at === undefined ? {} : clockAt(values.at)
  await mkdir(dirname(REPORT), { recursive: true })
  await rm(REPORT, { force: true })
  const code = await vitest(positionals, env)
  const failed = code === 0 ? [] : await failedFiles()
  if (failed.length === 0) return code
  // The steps of a journey build on each other: one alone cannot be tried again.
  console.log(`\nTried once more, from the beginning: ${failed.join(', ')}`)
  const codeOfSecond = await vitest(failed, env)
  console.log(`\nFailed at first: ${failed.join(', ')}. ${codeOfSecond === 0 ? 'Passed' : 'Failed'} the second time.`)
  return codeOfSecond
}

process.exitCode = await main()
