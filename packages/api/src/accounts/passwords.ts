import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '../contract/index.ts'
import type { HashingCost } from '../core/app-context.ts'
import { createSemaphore } from '../core/mutex/semaphore.ts'

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
export const DEFAULT_HASHING_COST: HashingCost = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const HASH_BYTES = 32
/** 0x13, the only version of argon2 in use. */
const VERSION = 19

const derive = promisify(argon2)

/** Half of the threads beside the event loop: the others are for the disk, which every commit waits for. docs/decisions/147-two-passwords-at-a-time.md */
const AT_ONCE = 2

const inTurn = createSemaphore(AT_ONCE)

/** The hash of a password in PHC format, which names its cost, so that costs can be raised later. */
export const hashPassword = async (hashing: HashingCost, password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveHash(hashing, password, salt, HASH_BYTES)
  const { memory, passes, parallelism } = hashing
  return `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`
}

/** Whether the hash is of this password, compared in constant time. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (parts === null) return false
  const [, memory, passes, parallelism, salt, hash] = parts
  const expected = Buffer.from(hash ?? '', 'base64')
  const hashing = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await deriveHash(hashing, password, Buffer.from(salt ?? '', 'base64'), expected.length)
  return timingSafeEqual(found, expected)
}

/** Whether a stored hash has another cost than new ones. */
export const isWeaker = ({ memory, passes, parallelism }: HashingCost, stored: string): boolean =>
  !stored.includes(`$m=${memory},t=${passes},p=${parallelism}$`)

/** Spends the time of a check when there is no account, so that timing reveals nothing. */
export const hashForTiming = async (hashing: HashingCost, password: string): Promise<false> => {
  await deriveHash(hashing, password, Buffer.alloc(SALT_BYTES), HASH_BYTES)
  return false
}

const deriveHash = (hashing: HashingCost, password: string, nonce: Buffer, tagLength: number): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: Buffer.from(normalizePassword(password)), nonce, tagLength, ...hashing }))

/** Base64 without padding, as in PHC format. */
const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
