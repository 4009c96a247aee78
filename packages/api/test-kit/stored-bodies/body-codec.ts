import type * as t from 'io-ts'

type KeysOf<Body> = Body extends unknown ? keyof Body : never

/** A codec whose values are bodies, and that names every field which a body may have. */
type Complete<Body, Codec extends t.Mixed> =
  t.TypeOf<Codec> extends Body
    ? [Exclude<KeysOf<Body>, KeysOf<t.TypeOf<Codec>>>] extends [never]
      ? unknown
      : { readonly lacks: Exclude<KeysOf<Body>, KeysOf<t.TypeOf<Codec>>> }
    : { readonly isNo: Body }

/** Checks by types that a codec describes all of what is stored as `Body`: a field that comes later has to be named in it. */
export const bodyCodec =
  <Body>() =>
  <Codec extends t.Mixed>(codec: Codec & Complete<Body, Codec>): Codec =>
    codec
