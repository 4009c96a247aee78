import type { Path, ContentIssue } from '../issue.ts'
import type { FileOf, FileKindName, DecodedFile } from '../file-kinds/index.ts'

/** The files of one kind, as far as they could be read. */
export const filesOfKind = <Kind extends FileKindName>(
  files: ReadonlyArray<DecodedFile>,
  name: Kind,
): ReadonlyArray<{ readonly path: string; readonly value: FileOf<Kind> }> =>
  files.flatMap(({ kind, path, value }) => (kind === name ? [{ path, value: value as FileOf<Kind> }] : []))

/** A key somewhere in a file. */
export type LocatedKey = { readonly key: string; readonly file: string; readonly at: Path }

/** An error at a key. */
export const keyIssue = ({ file, at }: LocatedKey, message: string): ContentIssue => ({
  severity: 'error',
  file,
  path: at,
  message,
})
