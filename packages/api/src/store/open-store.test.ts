import * as E from 'fp-ts/lib/Either.js'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from './open-store.ts'

describe('openStore', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'daykeep-open-store-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('keeps documents in the data folder when no MongoDB is named', async () => {
    const result = await openStore({ dataDir, mongodbUrl: undefined })
    if (E.isRight(result)) await result.right.close()
    expect(E.isRight(result)).toBe(true)
    expect(existsSync(join(dataDir, 'daykeep.sqlite'))).toBe(true)
  })

  it('asks the MongoDB that is named, and makes no file', async () => {
    const mongodbUrl = 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=200'
    expect(await openStore({ dataDir, mongodbUrl })).toMatchObject({ left: { type: 'unavailable' } })
    expect(existsSync(join(dataDir, 'daykeep.sqlite'))).toBe(false)
  })
})
