import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/store/index.ts'
import { scriptedUnderTest } from '../../test/stores/scripted-under-test.ts'
import { openStoreAt } from '../store-location.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

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

/** Two servers over one store, and how to end them. */
export const startPair = async (
  open: () => Promise<SharedStore>,
): Promise<{ readonly servers: readonly [TestServer, TestServer]; readonly stop: () => Promise<void> }> => {
  const shared = await open()
  const servers = [
    await startTestServer({ store: await shared.open() }),
    await startTestServer({ store: await shared.open() }),
  ] as const
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()))
    await shared.remove()
  }
  return { servers, stop }
}
