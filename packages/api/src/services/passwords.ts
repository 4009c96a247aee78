import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Cost of one hash: `memory` in KiB, `passes` over it, in `parallelism` lanes. */
export type Hashing = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
export const STRONG: Hashing = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const HASH_BYTES = 32
/** 0x13, the only version of argon2 in use. */
const VERSION = 19

const derive = promisify(argon2)

/** The hash of a password in the PHC form: it says itself how it was made, so that costs can be raised later. */
export const hashPassword = async (hashing: Hashing, password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await hashOf(hashing, password, salt, HASH_BYTES)
  const { memory, passes, parallelism } = hashing
  return `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`
}

/** True if the password made this hash. Takes as long for a wrong one as for the right one. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (made === null) return false
  const [, memory, passes, parallelism, salt, hash] = made
  const expected = Buffer.from(hash ?? '', 'base64')
  const hashing = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await hashOf(hashing, password, Buffer.from(salt ?? '', 'base64'), expected.length)
  return timingSafeEqual(found, expected)
}

/** Whether a stored hash was made at lower cost than hashes are made today. */
export const isWeaker = ({ memory, passes, parallelism }: Hashing, stored: string): boolean =>
  !stored.includes(`$m=${memory},t=${passes},p=${parallelism}$`)

/** Work for a login whose account does not exist, so that the time it takes tells nothing. */
export const hashInVain = async (hashing: Hashing, password: string): Promise<false> => {
  await hashOf(hashing, password, Buffer.alloc(SALT_BYTES), HASH_BYTES)
  return false
}

/** Blanks at the ends don't count, and letters written in two ways are one. Reference, api 2.1. */
const hashOf = (hashing: Hashing, password: string, nonce: Buffer, tagLength: number): Promise<Buffer> =>
  derive('argon2id', { message: Buffer.from(password.trim().normalize('NFKC')), nonce, tagLength, ...hashing })

/** Base 64 as the PHC form wants it, without padding. */
const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
