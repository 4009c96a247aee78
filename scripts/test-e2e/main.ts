import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const HELP = `Runs the end-to-end tests. A file that fails is run once more, from its beginning, and named.
npm test -- e2e                       all of them
node scripts/test-e2e/main.ts FILE    those files
CHROMIUM=PATH                         the browser to take`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REPORT = fileURLToPath(new URL('../../.cache/e2e/report.json', import.meta.url))

/** What vitest writes of a run, in the form of Jest. */
type Report = { readonly testResults: ReadonlyArray<{ readonly name: string; readonly status: string }> }

const vitest = (files: ReadonlyArray<string>): Promise<number> =>
  new Promise((resolve) => {
    const program = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
    const options = ['--config', 'scripts/vitest.config.ts', '--project', 'e2e']
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', REPORT]
    const child = spawn(process.execPath, [program, 'run', ...options, ...reporters, ...files], {
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: ROOT,
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
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return 0
  }
  await mkdir(dirname(REPORT), { recursive: true })
  await rm(REPORT, { force: true })
  const code = await vitest(process.argv.slice(2))
  const failed = code === 0 ? [] : await failedFiles()
  if (failed.length === 0) return code
  // The steps of a journey build on each other: one alone cannot be tried again.
  console.log(`\nTried once more, from the beginning: ${failed.join(', ')}`)
  const codeOfSecond = await vitest(failed)
  console.log(`\nFailed at first: ${failed.join(', ')}. ${codeOfSecond === 0 ? 'Passed' : 'Failed'} the second time.`)
  return codeOfSecond
}

process.exitCode = await main()
