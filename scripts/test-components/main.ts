import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../find-browser.ts'

const HELP = `Runs every story as a test, with axe in both themes: in a real browser, or in a DOM without layout.
CHROMIUM=PATH   the browser to take
STORIES=dom     take the DOM even where there is a browser`

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
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const projects = ['stories', ...(browser === undefined ? [] : ['browser'])].flatMap((name) => ['--project', name])
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'scripts/vitest.config.ts', ...projects, ...process.argv.slice(2)],
    { stdio: 'inherit', cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  )
  console.log(where)
  return status ?? 1
}

process.exitCode = await main()
