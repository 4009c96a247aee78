import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** A hash of the names, sizes and modification times of files and folders; contents are not read. */
export const hashFiles = (paths: ReadonlyArray<string>): string => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(ROOT, file)} ${size} ${mtimeMs}\n`)
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
