import type { Context } from 'koa'
import { Readable } from 'node:stream'
import type { EncodedBodies, Encoding } from '../core/encoded-bodies.ts'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Bytes of a body that is sent in one: the system takes them in a tenth of a millisecond. */
const WHOLE = 512 * 1024

/** Bytes of a piece of a larger one. */
const PIECE = 64 * 1024

/**
 * Sends the bytes in the best encoding that the client takes; browsers name the oldest first. A
 * large body goes in pieces, one a turn of the event loop, so that other callers do not wait for all of it.
 */
export const sendEncoded = (ctx: Context, type: string, bodies: EncodedBodies): void => {
  const encoding = encodingsFor(ctx).find((each) => bodies[each] !== undefined) ?? 'identity'
  ctx.type = type
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  const body = bodies[encoding] ?? bodies.identity
  ctx.body = body.length > WHOLE ? Readable.from(piecesOf(body)) : body
  ctx.length = body.length
}

/** Clients send one of a few texts, and parsing one costs a tenth of an answer. */
const MOST_TEXTS = 100
const accepted = new Map<string, readonly Encoding[]>()

/** What the client takes, the best first. */
const encodingsFor = (ctx: Context): readonly Encoding[] => {
  const text = ctx.get('Accept-Encoding')
  const before = accepted.get(text)
  if (before !== undefined) return before
  if (accepted.size === MOST_TEXTS) accepted.clear()
  const encodings = PREFERENCE.filter((each) => ctx.acceptsEncodings(each) !== false)
  accepted.set(text, encodings)
  return encodings
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += PIECE) yield body.subarray(start, start + PIECE)
}
