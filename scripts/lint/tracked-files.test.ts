import { execFileSync } from 'node:child_process'
import { extname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** Packages, archives and databases that a tool left behind: nobody means to commit them. */
const LEFTOVERS = new Set(['.whl', '.tgz', '.gz', '.zip', '.jar', '.deb', '.db', '.sqlite', '.cpuprofile', '.log'])

it('tracks no package, archive, database or profile', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  expect(tracked.filter((file) => LEFTOVERS.has(extname(file)))).toEqual([])
})
