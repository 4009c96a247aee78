import type { Context } from 'koa'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { sendEncoded } from './send-encoded.ts'

/** What is sent to who takes no encoding. */
const bodyOf = (identity: Buffer): unknown => {
  const ctx = { get: () => '', acceptsEncodings: (each: string) => (each === 'identity' ? each : false) }
  sendEncoded(ctx as unknown as Context, 'application/json', { identity })
  return (ctx as { readonly body?: unknown }).body
}

it('sends a large body piece by piece, one a turn of the event loop, however fast it is taken', async () => {
  const whole = Buffer.alloc(2_000_000, 'abc')
  let turn = 0
  const count = (): void => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const pieces: Buffer[] = []
  const turns: number[] = []
  for await (const piece of bodyOf(whole) as Readable) {
    pieces.push(piece as Buffer)
    turns.push(turn)
  }
  clearImmediate(counting)
  expect(Buffer.concat(pieces).equals(whole)).toBe(true)
  expect(new Set(turns).size).toBe(turns.length)
})

it('sends a small one in one', () => {
  const whole = Buffer.from('{}')
  expect(bodyOf(whole)).toBe(whole)
})
