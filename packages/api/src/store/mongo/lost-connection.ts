import { MongoNetworkError } from 'mongodb'

/** What a socket says when the other side is gone; the driver hands these on as they are when a write fails at once. */
const SOCKET_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT'])

/** Whether an operation failed because its connection was lost: the server may or may not have done it. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  (error instanceof Error && 'code' in error && SOCKET_CODES.has(String(error.code)))
