import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Where something stands inside a file: field names and list positions, from the outside in. */
export type Path = ReadonlyArray<string | number>

/** A JSON schema, as far as editors use it to complete and to mark. */
export type Schema = { readonly [word: string]: unknown }

/** A word of a file that names another thing, or a drawing. */
export type Link = { readonly kind: string; readonly key: string; readonly at: Path }

/** A codec that also knows the schema of its file and the things that a value names. */
export type ContentCodec<A> = t.Type<A, A, unknown> & {
  readonly schema: Schema
  readonly links: (value: A, at: Path) => ReadonlyArray<Link>
  /**
   * What can be made out of a value that has faults, everything in its place: fields that do not fit are left out, lists
   * and objects that are not there are empty. With it one fault does not hide the next.
   */
  readonly salvage: (input: unknown) => A
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCodec = ContentCodec<any>

type Spec<A> = {
  readonly schema: Schema
  readonly decode: (input: unknown, context: t.Context) => t.Validation<A>
  readonly links?: (value: A, at: Path) => ReadonlyArray<Link>
  readonly salvage?: (input: unknown) => unknown
}

/** A codec of content: what it decodes is plain data, so encoding changes nothing. */
export const contentCodec = <A>(name: string, spec: Spec<A>): ContentCodec<A> => {
  const { schema, decode, links = () => [], salvage = whatFits(decode) } = spec
  const is = (input: unknown): input is A => E.isRight(decode(input, []))
  return Object.assign(new t.Type<A, A, unknown>(name, is, decode, t.identity), {
    schema,
    links: (value: A, at: Path) => (value === undefined ? [] : links(value, at)),
    salvage: salvage as (input: unknown) => A,
  })
}

const whatFits =
  <A>(decode: Spec<A>['decode']) =>
  (input: unknown): A | undefined => {
    const answer = decode(input, [])
    return E.isRight(answer) ? answer.right : undefined
  }

/** Stands at the end of a fault's context when the fault is the name of a field, not its value. */
export const fieldName = t.never

/** The context one step further in. */
export const inside = (context: t.Context, key: string | number, type: t.Decoder<unknown, unknown>): t.Context => [
  ...context,
  { key: String(key), type, actual: typeof key },
]

/** A fault at this place, in words for a designer. */
export const fault = (input: unknown, context: t.Context, message: string): t.Errors => [
  { value: input, context, message },
]
