import { SCHEMA_VERSION, STEPS, type VersionedKind } from '@daykeep/rules/migrations'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JsonObject, migratingStore, type Store } from '../../src/store/index.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'

/** A document of each kind as each schema version stored it, `KIND-VERSION.json`. They are added, never changed. */
const SAMPLES = new URL('../../../rules/golden/stored/', import.meta.url)

const COLLECTIONS = {
  user: 'users',
  task: 'tasks',
  group: 'groups',
  challenge: 'challenges',
} as const satisfies Readonly<Record<VersionedKind, string>>
const KINDS = Object.keys(COLLECTIONS) as ReadonlyArray<VersionedKind>

const sampleOf = (kind: VersionedKind, version: number): JsonObject =>
  JSON.parse(readFileSync(new URL(`${kind}-${version}.json`, SAMPLES), 'utf8')) as JsonObject

const EVERY = KINDS.flatMap((kind) =>
  Array.from({ length: STEPS[kind].length + 1 }, (_, version) => [kind, version] as const),
)

describe('a store of an earlier release', () => {
  let folder: string
  let raw: Store
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-samples-'))
    raw = await openStoreAt({ type: 'sqlite', dataDir: folder })
  })
  afterAll(async () => {
    await raw.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('has a sample of each schema version, and each says which it is', () => {
    expect(readdirSync(SAMPLES).sort((one, other) => one.localeCompare(other))).toEqual(
      EVERY.map(([kind, version]) => `${kind}-${version}.json`).sort((one, other) => one.localeCompare(other)),
    )
    for (const [kind, version] of EVERY) expect(sampleOf(kind, version)[SCHEMA_VERSION] ?? 0).toBe(version)
  })

  it.each(EVERY)('is read as today: %s %i', async (kind, version) => {
    const id = `${kind}-${version}`
    const collection = COLLECTIONS[kind]
    await raw.commit([{ type: 'insert', collection, id, body: sampleOf(kind, version) }])
    const read = await migratingStore(raw, loadCatalogue()).get(collection, id)
    const { [SCHEMA_VERSION]: _version, ...today } = sampleOf(kind, STEPS[kind].length)
    expect(read?.body).toEqual(today)
  })
})
