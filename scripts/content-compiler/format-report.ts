import { type ContentIssue, type Position, showPath } from './issue.ts'
import { treeOf } from './sources/parse-json.ts'
import { offsetOf, positionsIn } from './sources/position.ts'
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
  const places = new Map<string, ReturnType<typeof placesIn>>()
  return issues.map((issue) => {
    if (issue.position !== undefined) return { ...issue, position: issue.position }
    const placeOf = places.get(issue.file) ?? placesIn(texts.get(issue.file) ?? '')
    places.set(issue.file, placeOf)
    return { ...issue, position: placeOf(issue) }
  })
}

/** Positions by the paths of issues in one text, which is parsed once. */
const placesIn = (text: string): ((issue: ContentIssue) => Position) => {
  const tree = treeOf(text)
  const positionAt = positionsIn(text)
  return ({ target, path, anchor }) => positionAt(offsetOf(tree, target ?? path, anchor))
}

const bySeverityThenPlace = (a: LocatedIssue, b: LocatedIssue): number =>
  rank(a) - rank(b) ||
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.position.line - b.position.line ||
  a.position.column - b.position.column

const rank = ({ severity }: ContentIssue): number => (severity === 'error' ? 0 : 1)
