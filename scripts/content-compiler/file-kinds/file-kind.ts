import type { ContentEntry } from './content-entry.ts'
import type { Path } from '../issue.ts'
import { strictObject, type ContentCodec, type StrictObject, type Fields, type NoFields, Text } from '../codec/index.ts'

const Head = { $schema: Text }

/** The outermost object of a file: it may name the schema that an editor completes it by. */
export const contentFile = <Required extends Fields, Optional extends Fields = NoFields>(
  required: Required,
  optional?: Optional,
): ContentCodec<StrictObject<Required, Optional & typeof Head>> =>
  strictObject(required, { ...Head, ...optional } as Optional & typeof Head)

/** An issue between several values of one file. */
/** An error, unless it says that it warns. */
export type LocalIssue = { readonly at: Path; readonly message: string; readonly severity?: 'warn' }

/** A kind of file, chosen by its name: its codec, its entries, and issues that the codec cannot find. */
export type FileKind<A> = {
  readonly name: string
  /** Of the path below `data/`. */
  readonly pattern: RegExp
  readonly codec: ContentCodec<A>
  readonly entries: (file: A) => ReadonlyArray<ContentEntry>
  readonly issues?: (file: A, path: string) => ReadonlyArray<LocalIssue>
}

export const fileKind = <A>(kind: FileKind<A>): FileKind<A> => kind
