import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CONTENT_DIR, watchContent } from '../content-compiler/index.ts'
import { prepareContent } from '../start/prepare-content.ts'

const HELP = `API and web app with reload: the API on PORT (3000), the web app on http://localhost:5173.
Changed code starts the API anew, changed content is compiled anew.

  npm run dev
`

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const API = ['--watch', '--watch-preserve-output', '--watch-path=packages/api/src', '--watch-path=packages/rules/src']

/** The address at which the web app calls the API. */
const API_URL = `http://localhost:${process.env['PORT'] ?? 3000}`

const run = (args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, API_URL } })

const dev = async (): Promise<void> => {
  await prepareContent()
  const compiled = ['--watch-path=packages/content/compiled', 'packages/api/src/main.ts']
  const children = [
    run([...API, ...compiled]),
    run(['node_modules/vite/bin/vite.js', '--config', 'packages/web/vite.config.ts', 'packages/web']),
  ]
  const watcher = watchContent(CONTENT_DIR, () => void prepareContent())
  const stop = (): void => {
    watcher.close()
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

if (process.argv.includes('--help')) process.stdout.write(HELP)
else await dev()
