import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contains, eq } from '../../src/store/index.ts'
import { recordQueries } from '../../test-kit/stores/record-queries.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'

it('tells queries that read a whole collection from those that go by an index', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-scans-'))
  const { store, scans } = recordQueries(await openStoreAt({ type: 'sqlite', dataDir }))
  await store.find('users', { where: contains('guilds', 'g') })
  await store.find('messages', { where: eq('groupId', 'g') })
  expect(scans()).toEqual([])
  await store.find('users', { where: eq('profile.name', 'Ida') })
  await store.count('messages')
  expect(scans().map((scan) => /SCAN \w+/.exec(scan)?.[0])).toEqual(['SCAN users', 'SCAN messages'])
  await store.close()
  await rm(dataDir, { recursive: true })
})
