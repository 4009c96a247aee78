import { execFileSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** More than this and a reader no longer finds a file by looking. docs/style.md 7. */
const MOST = 25

const ROOT = resolve(import.meta.dirname, '../..')
const CODE = /\.(ts|tsx|css)$/

it(`keeps every folder of code at ${MOST} files or fewer, tests and styles included`, () => {
  const folders = new Map<string, number>()
  for (const file of trackedCode()) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  const full = [...folders].filter(([, files]) => files > MOST)
  expect(full).toEqual([])
})

const trackedCode = (): ReadonlyArray<string> =>
  execFileSync('git', ['ls-files', 'packages', 'scripts', '.storybook'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => CODE.test(file))
