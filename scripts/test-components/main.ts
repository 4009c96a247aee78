import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../find-browser.ts'

const HELP = `Runs every story as a test, with axe in both themes: in a real browser, or in a DOM without layout.
CHROMIUM=PATH   the browser to take
STORIES=dom     take the DOM even where there is a browser`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Stories of one process share a window: those of two, each with a cache of its own, run at once. */
const vitest = (part: string, args: ReadonlyArray<string>): Promise<number> =>
  new Promise((resolve) => {
    const program = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
    const child = spawn(process.execPath, [program, 'run', '--config', 'scripts/vitest.config.ts', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: ROOT,
      env: { ...process.env, STORIES_PART: part },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })

const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const browser = process.env['STORIES'] === 'dom' ? undefined : await findBrowser()
  const where =
    browser === undefined
      ? 'Stories run in a DOM without layout: colours, sizes and the safety of Markdown are not tested. Set CHROMIUM to test them.'
      : `Stories run in Chromium (${browser.name}: ${browser.path}).`
  console.log(where)
  const filters = process.argv.slice(2)
  const codes =
    browser === undefined
      ? [await vitest('all', ['--project', 'stories', ...filters])]
      : filters.length > 0 || availableParallelism() === 1
        ? [await vitest('all', ['--project', 'stories', '--project', 'browser', ...filters])]
        : await Promise.all([
            vitest('first', ['--project', 'stories', '--shard', '1/2']),
            vitest('second', ['--project', 'stories', '--shard', '2/2']).then(async (code) =>
              Math.max(code, await vitest('all', ['--project', 'browser'])),
            ),
          ])
  console.log(where)
  return Math.max(...codes)
}

process.exitCode = await main()
