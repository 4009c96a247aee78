import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { crashContract } from './crash/crash-contract.ts'
import { opened } from './opened.ts'

describe('the SQLite store', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'daykeep-crash-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  crashContract({ settings: () => ({ dataDir }), open: async () => opened(await openSqliteStore({ dataDir })) })
})
