import type { FileOf, KindName } from '../files/index.ts'

/** All files that could be read, by kind, in the order of their paths. */
export type Decoded = { readonly [Kind in KindName]: ReadonlyArray<FileOf<Kind>> }
