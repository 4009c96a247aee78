import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printOfFiles } from '../print-of-files.ts'
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
  const of = printOfFiles([join(contentDir, 'art'), ...CODE])
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
