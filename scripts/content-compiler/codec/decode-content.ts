import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { ContentIssue, Path } from '../issue.ts'
import type { ContentFile } from '../sources/source-file.ts'
import { type ContentCodec, fieldName } from './content-codec.ts'

export type DecodedContent<A> = { readonly value: A; readonly issues: ReadonlyArray<ContentIssue> }

/** What a file holds, with every issue in it; of a file with issues, what could be decoded. */
export const decodeContent = <A>(codec: ContentCodec<A>, { path, value }: ContentFile): DecodedContent<A> => {
  const decoded = codec.decode(value)
  return E.isRight(decoded)
    ? { value: decoded.right, issues: [] }
    : { value: codec.decodePartial(value), issues: decoded.left.map((error) => toIssue(path, error)) }
}

/** io-ts gives list indexes as texts; the path has numbers. */
const toIssue = (file: string, { context, message }: t.ValidationError): ContentIssue => {
  const steps = context.slice(1)
  const path: Path = steps.map(({ key, actual }) => (actual === 'number' ? Number(key) : key))
  const anchor = steps.at(-1)?.type === fieldName ? { anchor: 'key' as const } : {}
  return { severity: 'error', file, path, ...anchor, message: message ?? 'not understood' }
}
