import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Endpoint, Sent } from './endpoint.ts'
import { type Envelope, readAnswer, type Refused } from './envelope.ts'
import { type HttpRequest, requestTo } from './request.ts'

/** Takes a request over the wire; rejects when no answer came. */
export type Send = (request: HttpRequest) => Promise<{ readonly status: number; readonly body: unknown }>

type SentTo<P, B> = Omit<Sent, 'params' | 'body'> &
  (keyof P extends never ? unknown : { readonly params: { readonly [Name in keyof P]: string | number } }) &
  (Readonly<Record<string, unknown>> extends B ? { readonly body?: unknown } : { readonly body: B })

type Answers<Row> = Row extends { readonly answer: t.Type<infer A, unknown, unknown> } ? A : never

/** The client of the contract: `call(send)(endpoints.login, { body: { username, password } })`. */
export const call =
  (send: Send) =>
  async <P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    sent: SentTo<P, B>,
  ): Promise<E.Either<Refused, Envelope<Answers<Endpoint<P, Q, B, A>>>>> => {
    const { status, body } = await send(requestTo(endpoint, sent))
    return readAnswer(status, body)
  }
