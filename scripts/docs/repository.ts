import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Files that git tracks or would track, below the given paths, by ending. Paths are relative to the root. */
export const trackedFiles = (paths: ReadonlyArray<string>, ending: RegExp): ReadonlyArray<string> =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((path) => ending.test(path) && isThere(path))

export const readText = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8')

const isThere = (path: string): boolean => {
  try {
    readText(path)
    return true
  } catch {
    return false
  }
}
