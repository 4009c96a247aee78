import type { CommandName } from '@daykeep/rules'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { Endpoint, RequestPartsOf } from './endpoint.ts'
import { type Envelope, readEnvelope, type ErrorResponse } from './envelope.ts'
import { type HttpRequest, toHttpRequest } from './http-request.ts'

/** Sends a request; rejects when there is no response. */
export type Transport = (request: HttpRequest) => Promise<{ readonly status: number; readonly body: unknown }>

/** The client of the contract: `call(send)(endpoints.login, { body: { username, password } })`. */
export const call =
  (send: Transport) =>
  async <P, Q, B, A, Name extends CommandName, Shared extends SharedCommandName>(
    endpoint: Endpoint<P, Q, B, A, Name, Shared>,
    parts: RequestPartsOf<P, B>,
  ): Promise<E.Either<ErrorResponse, Envelope<A>>> => {
    const { status, body } = await send(toHttpRequest(endpoint, parts))
    return endpoint.file !== undefined && status < 400 ? E.right(aroundFile(body as A)) : readEnvelope(status, body)
  }

/** A file comes without an envelope. */
const aroundFile = <A>(data: A): Envelope<A> => ({ success: true, data, appVersion: '' })
