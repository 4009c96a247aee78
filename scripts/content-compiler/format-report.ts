import { type ContentIssue, type Position, showPath } from './issue.ts'
import { treeOf } from './sources/parse-json.ts'
import { offsetOf, positionOf } from './sources/position.ts'
import type { SourceFile } from './sources/source-file.ts'

type LocatedIssue = ContentIssue & { readonly position: Position }

/**
 * The issues, a line each in columns: severity, file with line and column, path, message. Errors first, then by file and
 * position. `files`: those of issues without a position.
 */
export const formatReport = (
  issues: ReadonlyArray<ContentIssue>,
  files: ReadonlyArray<SourceFile> = [],
): ReadonlyArray<string> => {
  const lines = firstOfEachFile(locateIssues(issues, files).toSorted(bySeverityThenPlace)).map(
    ({ severity, file, position: { line, column }, path, message }) => ({
      severity,
      at: `${file}:${line}:${column}`,
      path: showPath(path),
      message,
    }),
  )
  const widest = (field: 'at' | 'path'): number => Math.max(0, ...lines.map((line) => line[field].length))
  const [at, path] = [widest('at'), widest('path')]
  return lines.map(
    (line) => `${line.severity.padEnd(5)}  ${line.at.padEnd(at)}  ${line.path.padEnd(path)}  ${line.message}`,
  )
}

/** Lines of a report for one file: whoever has more mends these first. */
const MAX_LINES_OF_FILE = 50

const firstOfEachFile = (issues: ReadonlyArray<LocatedIssue>): ReadonlyArray<LocatedIssue> => {
  const counts = new Map<string, number>()
  for (const { severity, file } of issues)
    counts.set(`${severity} ${file}`, (counts.get(`${severity} ${file}`) ?? 0) + 1)
  const nth = new Map<string, number>()
  return issues.flatMap((issue) => {
    const id = `${issue.severity} ${issue.file}`
    const at = (nth.get(id) ?? 0) + 1
    nth.set(id, at)
    const count = counts.get(id) ?? 0
    if (at < MAX_LINES_OF_FILE || count <= MAX_LINES_OF_FILE) return [issue]
    return at === MAX_LINES_OF_FILE ? [{ ...issue, path: [], message: `and ${count - at + 1} more in this file` }] : []
  })
}

/** The issues with line and column, which those without a position get from their path in the text of their file. */
export const locateIssues = (
  issues: ReadonlyArray<ContentIssue>,
  files: ReadonlyArray<SourceFile>,
): ReadonlyArray<LocatedIssue> => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const trees = new Map<string, ReturnType<typeof treeOf>>()
  return issues.map((issue) => {
    if (issue.position !== undefined) return { ...issue, position: issue.position }
    const text = texts.get(issue.file) ?? ''
    if (!trees.has(issue.file)) trees.set(issue.file, treeOf(text))
    const offset = offsetOf(trees.get(issue.file), issue.target ?? issue.path, issue.anchor)
    return { ...issue, position: positionOf(text, offset) }
  })
}

const bySeverityThenPlace = (a: LocatedIssue, b: LocatedIssue): number =>
  rank(a) - rank(b) ||
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.position.line - b.position.line ||
  a.position.column - b.position.column

const rank = ({ severity }: ContentIssue): number => (severity === 'error' ? 0 : 1)
