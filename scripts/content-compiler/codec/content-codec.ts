import type { Path } from '../issue.ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A JSON schema, as far as editors use it to complete and to mark. */
export type Schema = { readonly [word: string]: unknown }

/** A reference in a file to another entry or to a drawing. */
export type Link = { readonly kind: string; readonly key: string; readonly at: Path }

/** A codec that also knows its JSON schema and the references in a value. */
export type ContentCodec<A> = t.Type<A, A, unknown> & {
  readonly schema: Schema
  readonly links: (value: A, at: Path) => ReadonlyArray<Link>
  /**
   * The sound part of a value with errors, everything in its place: fields with errors are left out, missing lists and
   * objects are empty. With it one error does not hide those that other checks find.
   */
  readonly decodePartial: (input: unknown) => A
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCodec = ContentCodec<any>

type CodecSpec<A> = {
  readonly schema: Schema
  readonly decode: (input: unknown, context: t.Context) => t.Validation<A>
  readonly links?: (value: A, at: Path) => ReadonlyArray<Link>
  readonly decodePartial?: (input: unknown) => unknown
}

/** A codec of content: what it decodes is plain data, so encoding changes nothing. */
export const contentCodec = <A>(name: string, spec: CodecSpec<A>): ContentCodec<A> => {
  const { schema, decode, links = () => [], decodePartial = decodeOrUndefined(decode) } = spec
  const is = (input: unknown): input is A => E.isRight(decode(input, []))
  return Object.assign(new t.Type<A, A, unknown>(name, is, decode, t.identity), {
    schema,
    links: (value: A, at: Path) => (value === undefined ? [] : links(value, at)),
    decodePartial: decodePartial as (input: unknown) => A,
  })
}

const decodeOrUndefined =
  <A>(decode: CodecSpec<A>['decode']) =>
  (input: unknown): A | undefined => {
    const result = decode(input, [])
    return E.isRight(result) ? result.right : undefined
  }

/** The last type in the context of an error about the name of a field, not its value. */
export const fieldName = t.never

/** The context one step further in. */
export const childContext = (
  context: t.Context,
  key: string | number,
  type: t.Decoder<unknown, unknown>,
): t.Context => [...context, { key: String(key), type, actual: typeof key }]

/** A validation error at this place, in words for a designer. */
export const validationError = (input: unknown, context: t.Context, message: string): t.Errors => [
  { value: input, context, message },
]
