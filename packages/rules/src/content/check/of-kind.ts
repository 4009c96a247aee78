import type { Path } from '../codec/index.ts'
import type { Fault } from '../fault.ts'
import type { FileOf, KindName } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'

/** The files of one kind, as far as they could be read. */
export const ofKind = <Kind extends KindName>(
  files: ReadonlyArray<ReadFile>,
  wanted: Kind,
): ReadonlyArray<{ readonly path: string; readonly value: FileOf<Kind> }> =>
  files.flatMap(({ kind, path, value }) => (kind === wanted ? [{ path, value: value as FileOf<Kind> }] : []))

/** A key somewhere in a file. */
export type PlacedKey = { readonly key: string; readonly file: string; readonly at: Path }

/** Something wrong with a key, where it stands. */
export const keyFault = ({ file, at }: PlacedKey, message: string): Fault => ({
  level: 'error',
  file,
  path: at,
  message,
})
