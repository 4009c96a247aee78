import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeIfChanged } from './write-if-changed.ts'

const SCRIPTS = join(import.meta.dirname, '..')
const ROOT = join(SCRIPTS, '..')

/** What drawings depend on besides themselves. */
const CODE = [join(SCRIPTS, 'art'), join(ROOT, 'packages/web/src/art/art.css')]

const FILE = join(ROOT, '.cache/drawing-faults.json')

type Kept = { readonly of: string; readonly lines: ReadonlyArray<string> }

/**
 * What is wrong with the drawings and their data, a line each. Reading all of them takes longer than the rest of the check,
 * so the answer is kept in `.cache` until a file of them changes.
 */
export const drawingFaults = async (contentDir: string): Promise<ReadonlyArray<string>> => {
  const of = printOf([join(contentDir, 'art'), ...CODE])
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Kept) : undefined
  if (kept?.of === of) return kept.lines
  const [{ compileArt }, { artFaultLine }] = await Promise.all([
    import('../art/compile-art.ts'),
    import('../art/art-fault.ts'),
  ])
  const lines = compileArt(contentDir).faults.map(artFaultLine)
  writeIfChanged(FILE, JSON.stringify({ of, lines } satisfies Kept))
  return lines
}

/** Names, sizes and times of all files. */
const printOf = (paths: ReadonlyArray<string>): string => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 32)
}

const filesIn = (path: string): ReadonlyArray<string> => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
