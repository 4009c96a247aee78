import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from '../../hash-files.ts'
import type { ContentIssue } from '../issue.ts'
import { writeIfChanged } from '../sources/write-if-changed.ts'

const COMPILER = join(import.meta.dirname, '..')
const ROOT = join(COMPILER, '../..')

/** The code that decides what an issue is. */
const CODE = [
  ...['art', 'codec', 'sources', 'format-report.ts', 'issue.ts'].map((path) => join(COMPILER, path)),
  join(ROOT, 'packages/web/src/art/art.css'),
]

const CACHE = join(ROOT, '.cache/drawing-issues.json')

type Cached = { readonly hash: string; readonly issues: ReadonlyArray<ContentIssue> }

/**
 * The issues of the drawings and their data, each with its position. Reading all of them takes longer than the rest of the
 * check, so the result is cached in `.cache` until one of the files changes.
 */
export const drawingIssues = async (contentDir: string): Promise<ReadonlyArray<ContentIssue>> => {
  const hash = hashFiles([join(contentDir, 'art'), ...CODE])
  const cached = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Cached) : undefined
  if (cached?.hash === hash) return cached.issues
  const { compileArt } = await import('./compile-art.ts')
  const { issues } = compileArt(contentDir)
  writeIfChanged(CACHE, JSON.stringify({ hash, issues } satisfies Cached))
  return issues
}
