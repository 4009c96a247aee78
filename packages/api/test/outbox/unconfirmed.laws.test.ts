import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox, outboxStatus } from '../../src/commands/outbox/index.ts'
import { commitConfirmed, type Store, type Write } from '../../src/store/index.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge } from '../../test-kit/chat-and-challenges.ts'
import { copiesOf, crowd, idleJobs } from './crowd.ts'

/** Participants: three batches. */
const SIZE = 120

type StoreFault = 'none' | 'request lost' | 'answer lost'

/** The next commits go wrong so, the later ones well. */
const withFaults = (store: Store, faults: readonly StoreFault[]): Store => {
  const remaining = [...faults]
  return {
    ...store,
    commit: async (writes) => {
      const fault = remaining.shift() ?? 'none'
      if (fault === 'none') return store.commit(writes)
      const committed = fault === 'answer lost' ? await store.commit(writes) : E.right(undefined)
      return E.isLeft(committed) ? committed : E.left({ type: 'unavailable', reason: fault })
    },
  }
}

/** So many lost requests in a row that nobody waits for a better one. */
const ENDLESS = 5

const someFaults = fc
  .array(fc.constantFrom<StoreFault>('none', 'request lost', 'answer lost'), { maxLength: 10 })
  .filter((faults) => !faults.join().includes(Array(ENDLESS).fill('request lost').join()))

const EDGES: [StoreFault[]][] = [
  [['request lost']],
  [['answer lost']],
  [['none', 'answer lost']],
  [['none', 'none', 'none', 'answer lost']],
  [['none', 'request lost', 'request lost', 'answer lost', 'answer lost']],
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ background: idleJobs() })
})
afterAll(() => server.stop())

describe('a delivery whose commits are not all confirmed', () => {
  it('is done by one worker in one go, and gives each participant one copy', async () => {
    const { leader, members } = await foundParty(server)
    const one = async (faults: readonly StoreFault[]) => {
      const id = await makeChallenge(leader)
      const ids = await crowd(server, members[0], { collection: 'challenges', id }, SIZE)
      await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: [{ type: 'habit', text: 'Sweep' }] }))
      await deliverOutbox({ ...server.app, store: withFaults(server.app.store, faults) })

      expect(await outboxStatus(server.app.store)).toEqual({ entries: 0, oldest: undefined })
      expect(await server.app.store.count('outboxDocuments')).toBe(0)
      for (const { copies, listed } of await copiesOf(server.app.store, id, ids))
        expect([copies.map(({ text }) => text), listed]).toEqual([['Sweep'], 1])
    }
    await fc.assert(fc.asyncProperty(someFaults, one), { examples: EDGES, numRuns: 12 })
  }, 60_000)
})

describe('an entry of an earlier release', () => {
  it('is delivered with the documents that it holds itself', async () => {
    const { store } = server.app
    const { leader, members } = await foundParty(server)
    const id = await makeChallenge(leader)
    const ids = await crowd(server, members[0], { collection: 'challenges', id }, SIZE)
    await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: [{ type: 'habit', text: 'Sweep' }] }))
    const [entry = expect.unreachable()] = await store.find('outbox', {})
    const apart = (await store.get('outboxDocuments', entry.id)) ?? expect.unreachable()
    const whole = { ...entry.body, documents: apart.body }
    const moved = await store.commit([
      { type: 'replace', collection: 'outbox', id: entry.id, version: entry.version, body: whole },
      { type: 'remove', collection: 'outboxDocuments', id: apart.id, version: apart.version },
    ])
    expect(moved).toEqual(E.right(undefined))
    await deliverOutbox(server.app)
    for (const { copies } of await copiesOf(store, id, ids)) expect(copies).toHaveLength(1)
  })
})

describe('a commit that is not confirmed', () => {
  const aDocument = async () => {
    const id = crypto.randomUUID()
    expect(await server.app.store.commit([{ type: 'insert', collection: 'keys', id, body: { value: 1 } }])).toEqual(
      E.right(undefined),
    )
    return id
  }
  const change = (id: string) => ({ type: 'replace', collection: 'keys', id, version: 1, body: { value: 2 } }) as const

  it('was overtaken when somebody else has written the document', async () => {
    const id = await aDocument()
    const store = withFaults(server.app.store, ['request lost'])
    await server.app.store.commit([{ ...change(id), body: { value: 3 } } satisfies Write])
    expect(await commitConfirmed(store, [], change(id))).toEqual(E.left({ type: 'conflict', collection: 'keys', id }))
  })

  it('stays unavailable when the store does not come back', async () => {
    const id = await aDocument()
    const store = withFaults(server.app.store, Array(ENDLESS).fill('request lost'))
    expect(await commitConfirmed(store, [], change(id))).toEqual(
      E.left({ type: 'unavailable', reason: 'request lost' }),
    )
  })
})
