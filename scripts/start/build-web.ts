import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from '../hash-files.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DIST = join(ROOT, 'packages/web/dist/index.html')
const STAMP = join(ROOT, '.cache/web-build')

/** The sources of the web build. */
const SOURCES = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/public',
  'packages/web/src',
  'packages/rules/src',
  'packages/api/src/contract',
  'packages/content/art',
  'packages/content/data',
  'packages/content/locales',
  'scripts/content-compiler',
  'scripts/web-build',
]

/** Builds the web app if its sources changed since the last build; false if the build failed. */
export const buildWeb = async (): Promise<boolean> => {
  const sources = hashFiles(SOURCES.map((source) => join(ROOT, source)))
  if (existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  process.stdout.write('The web app is being built.\n')
  if (!(await runVite())) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

/** In a process of its own, so that the server does not keep the memory of the build. */
const runVite = (): Promise<boolean> =>
  new Promise((resolve) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    const config = ['--config', 'packages/web/vite.config.ts', '--logLevel', 'warn']
    const child = spawn(process.execPath, [vite, 'build', ...config, 'packages/web'], { cwd: ROOT, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })
