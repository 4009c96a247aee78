import { MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store-unavailable.ts'
import { reading } from './reading.ts'

describe('reading', () => {
  it.each([0, 1, 2])('answers when %i connections were lost', async (losses) => {
    expect(await reading(losing(losses, new MongoNetworkError('closed')))).toBe(losses + 1)
  })

  it('gives up after three', async () => {
    await expect(reading(losing(3, new MongoNetworkError('closed')))).rejects.toThrow(
      'The store does not answer: closed',
    )
  })

  it('does not ask again when the server has refused', async () => {
    const refusal = new MongoServerError({ message: 'not authorized' })
    await expect(reading(losing(1, refusal))).rejects.toThrow(StoreUnavailable)
  })

  it('lets a fault of ours through as it is', async () => {
    await expect(reading(losing(1, new RangeError('no path')))).rejects.toThrow(RangeError)
  })
})

/** Rejects so often, then answers how often it was asked. */
const losing = (losses: number, fault: Error) => {
  let asked = 0
  return async () => {
    asked++
    if (asked <= losses) throw fault
    return asked
  }
}
