import { type Fault, showPath } from '../../packages/rules/src/content/index.ts'
import { treeOf } from './parse-json.ts'
import { offsetOf, type Position, positionOf } from './position.ts'
import type { TextFile } from './read-content.ts'

type Placed = { readonly fault: Omit<Fault, 'path'>; readonly path: string } & Position

/** Every fault with its line and column, worst first, then by file and place; one a line, in columns. */
export const reportOf = (faults: ReadonlyArray<Fault>, files: ReadonlyArray<TextFile>): ReadonlyArray<string> => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const placed = [...placedFaults(faults, byPath), ...unreadable(files)].sort(worstFirst)
  const lines = placed.map(({ fault, path, line, column }) => ({
    level: fault.level,
    at: `${fault.file}:${line}:${column}`,
    path,
    message: fault.message,
  }))
  const widest = (field: 'at' | 'path'): number => Math.max(0, ...lines.map((line) => line[field].length))
  const [at, path] = [widest('at'), widest('path')]
  return lines.map(
    (line) => `${line.level.padEnd(5)}  ${line.at.padEnd(at)}  ${line.path.padEnd(path)}  ${line.message}`,
  )
}

const placedFaults = (faults: ReadonlyArray<Fault>, byPath: ReadonlyMap<string, TextFile>): ReadonlyArray<Placed> => {
  const trees = new Map<string, ReturnType<typeof treeOf>>()
  return faults.map((fault) => {
    const text = byPath.get(fault.file)?.text ?? ''
    if (!trees.has(fault.file)) trees.set(fault.file, treeOf(text))
    const offset = offsetOf(trees.get(fault.file), fault.place ?? fault.path, fault.anchor)
    return { fault, path: showPath(fault.path), ...positionOf(text, offset) }
  })
}

const unreadable = (files: ReadonlyArray<TextFile>): ReadonlyArray<Placed> =>
  files.flatMap(({ path: file, text, faults }) =>
    faults.map(({ offset, field, message }) => ({
      fault: { level: 'error' as const, file, message },
      path: field,
      ...positionOf(text, offset),
    })),
  )

const worstFirst = (a: Placed, b: Placed): number =>
  levelOf(a) - levelOf(b) ||
  (a.fault.file < b.fault.file ? -1 : a.fault.file > b.fault.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column

const levelOf = ({ fault }: Placed): number => (fault.level === 'error' ? 0 : 1)
