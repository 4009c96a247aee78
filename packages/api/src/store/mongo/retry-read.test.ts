import { MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store-unavailable.ts'
import { retryRead } from './retry-read.ts'

describe('reading', () => {
  it.each([0, 1, 2])('answers when %i connections were lost', async (losses) => {
    expect(await retryRead(losing(losses, new MongoNetworkError('closed')))).toBe(losses + 1)
  })

  it('answers when the driver hands on the error of the socket', async () => {
    expect(await retryRead(losing(2, Object.assign(new Error('read'), { code: 'ECONNRESET' })))).toBe(3)
  })

  it('gives up after three', async () => {
    await expect(retryRead(losing(3, new MongoNetworkError('closed')))).rejects.toThrow(
      'The store does not answer: closed',
    )
  })

  it('does not ask again when the server has refused', async () => {
    const refusal = new MongoServerError({ message: 'not authorized' })
    await expect(retryRead(losing(1, refusal))).rejects.toThrow(StoreUnavailable)
  })

  it('lets a fault of ours through as it is', async () => {
    await expect(retryRead(losing(1, new RangeError('no path')))).rejects.toThrow(RangeError)
  })
})

/** Rejects so often, then answers how often it was asked. */
const losing = (losses: number, error: Error) => {
  let input = 0
  return async () => {
    input++
    if (input <= losses) throw error
    return input
  }
}
