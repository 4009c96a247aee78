import type { EncodedBodies } from './encoded-bodies.ts'

/** Content for one language and day, without the parts that a client or a caller leaves out. */
export type PackedContent = { readonly tag: string; readonly bodies: EncodedBodies }

/** `omitted`: the parts that the kind of client does without; `filter`: those that the caller does without. */
export type ContentCache = (
  language: string,
  omitted: ReadonlyArray<string>,
  filter?: ReadonlyArray<string>,
) => Promise<PackedContent>
