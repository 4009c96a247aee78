import { SCHEMA_VERSION, STEPS } from '@daykeep/rules/migrations'
import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  COLLECTION_NAMES,
  type CollectionName,
  type JsonObject,
  migratingStore,
  type Store,
} from '../../src/store/index.ts'
import { STORED_BODIES } from '../../test-kit/stored-bodies/index.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'

/**
 * Documents as releases stored them, a line each. Lines are added when a body gets a field or another form, never changed.
 * Players, tasks, groups and challenges have a schema version, and samples of each with the rules.
 */
const FOLDER = new URL('../../golden/stored/', import.meta.url)
const VERSIONED: ReadonlySet<CollectionName> = new Set(['users', 'tasks', 'groups', 'challenges'])
const NAMES = COLLECTION_NAMES.filter((name) => !VERSIONED.has(name))

const ID = 'c9224e22-3eec-4ad5-913e-c22eb0b40e04'
const sampleUser = JSON.parse(JSON.stringify(aUser())) as JsonObject

type Sample = { readonly collection: CollectionName; readonly id: string; readonly body: JsonObject }

const SAMPLES = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample),
)

describe('what earlier releases stored besides players and tasks', () => {
  let folder: string
  let raw: Store
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-bodies-'))
    raw = await openStoreAt({ type: 'sqlite', dataDir: folder })
    for (const { collection, id, body } of SAMPLES)
      expect(await raw.commit([{ type: 'insert', collection, id, body }])).toEqual(E.right(undefined))
  })
  afterAll(async () => {
    await raw.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('has a sample for every collection', () => {
    const sampled = new Set<string>(SAMPLES.map(({ collection }) => collection))
    expect(NAMES.filter((name) => !sampled.has(name))).toEqual([])
  })

  it.each(NAMES)('is read as today, with each field that is stored today: %s', async (collection) => {
    const found = await migratingStore(raw, loadCatalogue()).find(collection, {})
    const codec = STORED_BODIES[collection]
    for (const { id, body } of found) {
      const decoded = codec.decode(body)
      expect(E.isRight(decoded) ? [] : decoded.left.map(pathOf), id).toEqual([])
    }
    const seen = new Set(found.flatMap(({ body }) => Object.keys(body)))
    expect(fieldsOf(codec).filter((field) => !seen.has(field))).toEqual([])
  })

  it('tells a later release the schema version of the documents that an entry of the outbox waits with', async () => {
    const [sample] = SAMPLES.filter(({ collection }) => collection === 'outboxDocuments')
    const users = { [ID]: { ...sampleUser, _id: ID } }
    const body = { ...sample?.body, users }
    await migratingStore(raw, loadCatalogue()).commit([
      { type: 'insert', collection: 'outboxDocuments', id: 'new', body },
    ])
    expect((await raw.get('outboxDocuments', 'new'))?.body['users']).toEqual({
      [ID]: { ...users[ID], [SCHEMA_VERSION]: STEPS.user.length },
    })
    expect((await migratingStore(raw, loadCatalogue()).get('outboxDocuments', 'new'))?.body).toEqual(body)
  })
})

const pathOf = ({ context }: t.ValidationError): string => context.map(({ key }) => key).join('.')

/** The fields that a codec names, on the outermost level. */
const fieldsOf = (codec: t.Any): readonly string[] => {
  const { props, types, type } = codec as {
    readonly props?: object
    readonly types?: readonly t.Any[]
    readonly type?: t.Any
  }
  if (props !== undefined) return Object.keys(props)
  return types?.flatMap(fieldsOf) ?? (type === undefined ? [] : fieldsOf(type))
}
