import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/store/index.ts'
import { scriptedUnderTest } from '../../test/stores/scripted-under-test.ts'
import { openStoreAt } from '../store-location.ts'

/** Where two servers keep what they share. */
export type SharedStore = { readonly open: () => Promise<Store>; readonly remove: () => Promise<void> }

export const sharedSqlite = async (): Promise<SharedStore> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-race-'))
  return {
    open: () => openStoreAt({ type: 'sqlite', dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

export const sharedMongo = async (): Promise<SharedStore> => {
  const { location, dispose } = await scriptedUnderTest()
  return { open: () => openStoreAt(location), remove: dispose }
}
