import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  const sources = fingerprint()
  if (existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  process.stdout.write('The web app is being built.\n')
  if (!(await runVite())) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

/** Names, sizes and times of all sources; content is not read. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesIn(join(ROOT, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file.slice(ROOT.length)} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

const filesIn = (path: string): ReadonlyArray<string> => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** In a process of its own, so that the server does not keep the builder's memory. */
const runVite = (): Promise<boolean> =>
  new Promise((built) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    const config = ['--config', 'packages/web/vite.config.ts', '--logLevel', 'warn']
    const child = spawn(process.execPath, [vite, 'build', ...config, 'packages/web'], { cwd: ROOT, stdio: 'inherit' })
    child.on('exit', (code) => built(code === 0))
  })
