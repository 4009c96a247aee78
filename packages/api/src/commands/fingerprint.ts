import { createHash } from 'node:crypto'

/** A request as a hash, since params may be long. */
export const fingerprintOf = (name: string, params: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, params]))
    .digest('base64url')
