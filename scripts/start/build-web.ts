import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printOfFiles } from '../print-of-files.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DIST = join(ROOT, 'packages/web/dist/index.html')
const STAMP = join(ROOT, '.cache/web-build')

/** Everything the built web app is made of. */
const SOURCES = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite',
  'packages/rules/src',
  'packages/api/src/contract',
  'packages/content/art',
  'packages/content/data',
  'packages/content/locales',
  'scripts/art',
  'scripts/content',
]

/** Builds the web app, unless what is built was made of the same sources. False when the build failed. */
export const buildWeb = async (): Promise<boolean> => {
  const sources = printOfFiles(SOURCES.map((source) => join(ROOT, source)))
  if (existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  process.stdout.write('The web app is being built.\n')
  if (!(await runVite())) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

/** In a process of its own, so that the server does not keep the builder's memory. */
const runVite = (): Promise<boolean> =>
  new Promise((built) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    const config = ['--config', 'packages/web/vite.config.ts', '--logLevel', 'warn']
    const child = spawn(process.execPath, [vite, 'build', ...config, 'packages/web'], { cwd: ROOT, stdio: 'inherit' })
    child.on('exit', (code) => built(code === 0))
  })
