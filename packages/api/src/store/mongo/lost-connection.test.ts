import { MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { isLostConnection } from './lost-connection.ts'

describe('isLostConnection', () => {
  it.each([
    ['the driver noticed', new MongoNetworkError('closed'), true],
    ['the socket was reset', Object.assign(new Error('read'), { code: 'ECONNRESET' }), true],
    ['the socket was closed while writing', Object.assign(new Error('write'), { code: 'EPIPE' }), true],
    ['the server refused', new MongoServerError({ message: 'not authorized', code: 13 }), false],
    ['the fault is ours', new RangeError('no path'), false],
    ['it is no error', 'ECONNRESET', false],
  ])('knows when %s', (_, error, expected) => {
    expect(isLostConnection(error)).toBe(expected)
  })
})
