import * as E from 'fp-ts/lib/Either.js'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentIssue } from '../issue.ts'
import { parseJson } from './parse-json.ts'
import { positionsIn } from './position.ts'
import { readText } from './read-text.ts'

/** A JSON file of the content. */
export type SourceFile = {
  /** Below the content folder, with slashes. */
  readonly path: string
  readonly text: string
  /** What the text holds, as far as it is JSON. */
  readonly value: unknown
  /** Why it is not JSON, or cannot be read at all. */
  readonly issues: ReadonlyArray<ContentIssue>
  /** A link, a folder, or a file that the system does not hand out: there is nothing in it to check. */
  readonly isUnreadable?: true
}

/** What the compiler needs of a file. */
export type ContentFile = Pick<SourceFile, 'path' | 'value'>

/** Parses the text of a file. */
export const sourceFile = (path: string, text: string): SourceFile => {
  const { value, issues } = parseJson(text)
  const positionAt = positionsIn(text)
  return {
    path,
    text,
    value,
    issues: issues.map(({ offset, field, message }) => ({
      severity: 'error',
      file: path,
      path: field === undefined ? [] : [field],
      position: positionAt(offset),
      message,
    })),
  }
}

/** Reads a file; one that does not exist holds an empty object. */
export const readSourceFile = (contentDir: string, path: string): SourceFile => {
  const file = join(contentDir, path)
  const empty = { path, text: '{}', value: {} }
  if (!isThere(file)) return { ...empty, issues: [] }
  const text = readText(file)
  if (E.isRight(text)) return sourceFile(path, text.right)
  return { ...empty, issues: [{ ...START, file: path, message: text.left }], isUnreadable: true }
}

/** Reads a file that has to be there; `cure`: what helps when it is not. */
export const readRequiredFile = (contentDir: string, path: string, cure: string): SourceFile => {
  const file = readSourceFile(contentDir, path)
  if (isThere(join(contentDir, path))) return file
  return { ...file, issues: [{ ...START, file: path, message: `the file is missing: ${cure}` }] }
}

const START = { severity: 'error', path: [], position: { line: 1, column: 1 } } as const

/** Also of a link that leads nowhere. */
const isThere = (file: string): boolean => existsSync(file) || lstatSync(file, { throwIfNoEntry: false }) !== undefined
