import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentIssue } from '../issue.ts'
import { parseJson } from './parse-json.ts'
import { positionOf } from './position.ts'

/** A JSON file of the content. */
export type SourceFile = {
  /** Below the content folder, with slashes. */
  readonly path: string
  readonly text: string
  /** What the text holds, as far as it is JSON. */
  readonly value: unknown
  /** Why it is not JSON. */
  readonly issues: ReadonlyArray<ContentIssue>
}

/** What the compiler needs of a file. */
export type ContentFile = Pick<SourceFile, 'path' | 'value'>

/** Parses the text of a file. */
export const sourceFile = (path: string, text: string): SourceFile => {
  const { value, issues } = parseJson(text)
  return {
    path,
    text,
    value,
    issues: issues.map(({ offset, field, message }) => ({
      severity: 'error',
      file: path,
      path: field === undefined ? [] : [field],
      position: positionOf(text, offset),
      message,
    })),
  }
}

/** Reads a file; one that does not exist holds an empty object. */
export const readSourceFile = (contentDir: string, path: string): SourceFile => {
  const file = join(contentDir, path)
  return existsSync(file) ? sourceFile(path, readFileSync(file, 'utf8')) : { path, text: '{}', value: {}, issues: [] }
}
