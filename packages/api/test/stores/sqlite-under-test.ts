import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreUnderTest } from './store-under-test.ts'

export const sqliteUnderTest = async (): Promise<StoreUnderTest> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-store-'))
  const empty = () => rm(dataDir, { recursive: true, force: true })
  return { location: { type: 'sqlite', dataDir }, empty, dispose: empty }
}
