import type { Context } from 'koa'
import { Readable } from 'node:stream'
import type { EncodedBodies, Encoding } from '../../core/encoded-bodies.ts'
import { createTextMemory } from '../../core/recent/text-memory.ts'
import { createWriteTurns } from './write-turns.ts'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Bytes that are sent without waiting for a turn: the system takes them in some microseconds. */
const SMALL = 32 * 1024

/** Bytes of a body that is sent in one: the system takes them in a tenth of a millisecond. */
const WHOLE = 512 * 1024

/** Bytes of a piece of a larger one. */
const PIECE = 64 * 1024

/** Of all answers of the process. */
const writeTurn = createWriteTurns()

/**
 * Sends the bytes in the best encoding that the client takes; browsers name the oldest first. Large bodies, and the pieces of
 * larger ones, go one a turn of the event loop, whoever they are for, so that other callers do not wait for all of them.
 */
export const sendEncoded = async (ctx: Context, type: string, bodies: EncodedBodies): Promise<void> => {
  const encoding = encodingsFor(ctx).find((each) => bodies[each] !== undefined) ?? 'identity'
  ctx.type = type
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  const body = bodies[encoding] ?? bodies.identity
  if (body.length > SMALL && body.length <= WHOLE) await writeTurn()
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
    await writeTurn()
    yield body.subarray(start, start + PIECE)
  }
}
