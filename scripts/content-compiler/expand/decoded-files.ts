import type { FileOf, FileKindName } from '../file-kinds/index.ts'

/** All files that could be read, by kind, in the order of their paths. */
export type DecodedFiles = { readonly [Kind in FileKindName]: ReadonlyArray<FileOf<Kind>> }
