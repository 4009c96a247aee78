import type { Context } from 'koa'
import type { EncodedBodies, Encoding } from '../core/encoded-bodies.ts'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Sends the bytes in the best encoding that the client takes; browsers name the oldest first. */
export const sendEncoded = (ctx: Context, type: string, bodies: EncodedBodies): void => {
  const encoding =
    PREFERENCE.find((each) => bodies[each] !== undefined && ctx.acceptsEncodings(each) !== false) ?? 'identity'
  ctx.type = type
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = bodies[encoding]
}
