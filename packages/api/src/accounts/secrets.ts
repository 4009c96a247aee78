import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Bytes; nobody guesses 256 bits. */
const LENGTH = 32

/** A text that nobody guesses, for addresses and cookies. */
export const randomSecret = (): string => randomBytes(LENGTH).toString('base64url')

/** What is stored of a text that only its holder is to know, or that is too long for an id. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Compares hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
