import type { Context } from 'koa'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { sendEncoded } from './send-encoded.ts'

/** What is sent to who takes no encoding. */
const bodyOf = async (identity: Buffer): Promise<unknown> => {
  const ctx = { get: () => '', acceptsEncodings: (each: string) => (each === 'identity' ? each : false) }
  await sendEncoded(ctx as unknown as Context, 'application/json', { identity })
  return (ctx as { readonly body?: unknown }).body
}

/** The turns of the event loop in which something happens. */
const countTurns = () => {
  let turn = 0
  const count = (): void => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  return { now: () => turn, stop: () => clearImmediate(counting) }
}

it('sends large bodies piece by piece, one a turn of the event loop for all callers, however fast they are taken', async () => {
  const whole = Buffer.alloc(2_000_000, 'abc')
  const { now, stop } = countTurns()
  const turns: number[] = []
  const read = async (): Promise<Buffer> => {
    const pieces: Buffer[] = []
    for await (const piece of (await bodyOf(whole)) as Readable) {
      pieces.push(piece as Buffer)
      turns.push(now())
    }
    return Buffer.concat(pieces)
  }
  const read3 = await Promise.all([read(), read(), read()])
  stop()
  expect(read3.every((body) => body.equals(whole))).toBe(true)
  expect(new Set(turns).size).toBe(turns.length)
})

it('sends packed bodies of several callers in a turn each', async () => {
  const packed = Buffer.alloc(160_000)
  const { now, stop } = countTurns()
  const turns = await Promise.all([1, 2, 3, 4].map(() => bodyOf(packed).then(now)))
  stop()
  expect(new Set(turns).size).toBe(4)
})

it('sends a small one in one, at once', async () => {
  const whole = Buffer.from('{}')
  const { now, stop } = countTurns()
  expect(await bodyOf(whole)).toBe(whole)
  expect(now()).toBe(0)
  stop()
})
