import type { Context } from 'koa'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EncodedBodies, Encoding } from '../core/encoded-bodies.ts'
import { createTextMemory } from '../core/recent/text-memory.ts'

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

/** What a client takes, the best first: parsing it costs a tenth of an answer. */
const accepted = createTextMemory<readonly Encoding[]>()

const encodingsFor = (ctx: Context): readonly Encoding[] =>
  accepted(ctx.get('Accept-Encoding'), () => PREFERENCE.filter((each) => ctx.acceptsEncodings(each) !== false))

/** A connection that takes all at once would be given all in one turn. */
async function* piecesOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += PIECE) {
    if (start > 0) await nextTurn()
    yield body.subarray(start, start + PIECE)
  }
}
