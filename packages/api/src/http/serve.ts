import * as E from 'fp-ts/lib/Either.js'
import type { Context } from 'koa'
import type { AnyEndpoint } from '../contract/index.ts'
import type { Shell } from '../shell.ts'
import { StoreUnavailable, UnreadableDocument } from '../store/index.ts'
import { languageFor } from '../texts/language.ts'
import { type ApiError, badRequest, internal, timedOut } from './api-error.ts'
import type { Handler } from './ask.ts'
import { envelopeOf, errorBodyOf } from './envelope.ts'
import { understand, wishesOf } from './understand.ts'

/** An endpoint as Koa runs it: understand, answer, wrap. */
export const serve = (shell: Shell, endpoint: AnyEndpoint, handler: Handler) => {
  const answering = handler(shell)
  return async (heard: Context): Promise<void> => {
    const ask = await understand(shell, endpoint, heard)
    const reply = E.isLeft(ask) ? ask : await answering(ask.right)
    if (E.isLeft(reply)) return refuse(shell, heard, reply.left)
    const { etag, status = endpoint.status } = reply.right
    heard.status = status
    heard.set('Cache-Control', etag === undefined ? 'no-store' : 'no-cache')
    if (etag !== undefined) heard.etag = etag
    if (etag !== undefined && heard.fresh) heard.status = 304
    else heard.body = reply.right.bare ? reply.right.data : envelopeOf(shell.version, reply.right)
  }
}

/** Answers with an error body. */
export const refuse = (shell: Shell, heard: Context, error: ApiError): void => {
  const language = languageFor(shell.texts.languages, {
    ...wishesOf(heard),
    ...(error.language ? { player: error.language } : {}),
  })
  heard.status = error.status
  heard.set('Cache-Control', 'no-store')
  if (error.retryAfter !== undefined) heard.set('Retry-After', String(error.retryAfter))
  heard.body = errorBodyOf(shell.texts, language, error)
}

/** What a thrown fault is to the caller; what it really was goes to the log. */
export const errorFrom = (fault: unknown): ApiError => {
  if (fault instanceof StoreUnavailable) return timedOut('storeUnavailable')
  if (fault instanceof UnreadableDocument) return internal(fault.type)
  const { status, name, message } = Object(fault) as { status?: unknown; name?: unknown; message?: unknown }
  if (status === 413) return { status, error: 'PayloadTooLargeError', key: 'bodyTooLarge' }
  if (status === 400 && name === 'SyntaxError')
    return { status, error: name, key: 'bodyNotReadable', message: String(message) }
  if (typeof status === 'number' && status >= 400 && status < 500) return badRequest('bodyNotReadable')
  return internal('unexpectedFault')
}
