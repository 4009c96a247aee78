import { stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, isWeaker, DEFAULT_HASHING_COST } from './passwords.ts'

const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

describe('passwords', () => {
  it('are hashed with argon2id; the hash says how it was made', async () => {
    expect(await hashPassword(DEFAULT_HASHING_COST, 'correct horse')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    )
  })

  it('are recognised, also by hashes of other costs', async () => {
    const hash = await hashPassword(CHEAP, 'correct horse')
    expect(await isPassword('correct horse', hash)).toBe(true)
    expect(await isPassword('correct cow', hash)).toBe(false)
    expect(isWeaker(DEFAULT_HASHING_COST, hash)).toBe(true)
    expect(isWeaker(CHEAP, hash)).toBe(false)
  })

  it('never give the same hash twice', async () => {
    expect(await hashPassword(CHEAP, 'correct horse')).not.toBe(await hashPassword(CHEAP, 'correct horse'))
  })

  it.each(['', 'plain text', '$argon2i$v=19$m=64,t=1,p=1$aaaa$bbbb'])('do not fit %j', async (stored) => {
    expect(await isPassword('correct horse', stored)).toBe(false)
  })

  it('are one word in whatever way their letters are written', async () => {
    expect(await isPassword('cafe\u0301 horse', await hashPassword(CHEAP, 'caf\u00e9 horse'))).toBe(true)
  })

  it('leave threads for files: who writes something does not wait for all who log in', async () => {
    let done = 0
    const hashes = Array.from({ length: 24 }, async () => {
      await hashPassword(DEFAULT_HASHING_COST, 'correct horse')
      done += 1
    })
    await stat(import.meta.filename)
    expect(done).toBeLessThan(12)
    await Promise.all(hashes)
  })
})
