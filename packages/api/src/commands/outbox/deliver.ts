import type { Documents } from '@daykeep/rules/documents'
import * as E from 'fp-ts/lib/Either.js'
import { setTimeout as wait } from 'node:timers/promises'
import { commitConfirmed, type Document, eq, lte, toJson } from '../../store/index.ts'
import { deliverBatch, type OutboxDependencies, LEASE } from './deliver-batch.ts'
import { deliverScores } from './deliver-scores.ts'
import { documentsOf, type LeasedEntry, type OutboxEntry } from './entry.ts'
import { deliverWorldDays, rewardBatch } from './world-boss.ts'

/** Entries that a worker looks at in one round. */
const ROUND = 20

/** Batches that are tried again in a row before the entry is left to its lease. */
const MAX_CONFLICTS = 20

/**
 * Delivers everything that waits, the commands of one challenge in their order. Any number of workers may do so at once, in
 * any number of processes.
 */
export const deliverOutbox = async (app: OutboxDependencies, isStopped = () => false): Promise<void> => {
  for (let delivered = true; delivered && !isStopped(); ) {
    delivered = false
    const due = { where: lte('leaseUntil', app.clock()), limit: ROUND }
    for (const entry of await app.store.find<OutboxEntry>('outbox', due)) {
      if (isStopped()) return
      if (await deliverNext(app, entry, isStopped)) delivered = true
    }
  }
}

const deliverNext = async (
  app: OutboxDependencies,
  { id, version, body }: Document<OutboxEntry>,
  isStopped: () => boolean,
): Promise<boolean> => {
  if (body.type === 'score') return deliverScores(app.store, body.subject)
  if (body.type === 'worldDay') return deliverWorldDays(app)
  const entry = { id, version, body }
  const leased = (await isFirstOfSubject(app, entry)) ? await lease(app, entry) : undefined
  return leased !== undefined && deliverEntry(app, leased, isStopped)
}

const isFirstOfSubject = async (
  { store }: OutboxDependencies,
  { id, body }: Document<LeasedEntry>,
): Promise<boolean> => {
  const [first] = await store.find('outbox', { where: eq('subject', body.subject), limit: 1 })
  return first?.id === id
}

/** Nothing when another worker took it. */
const lease = async (
  { store, clock }: OutboxDependencies,
  { id, version, body }: Document<LeasedEntry>,
): Promise<Document<LeasedEntry> | undefined> => {
  const leased = { ...body, leaseUntil: clock() + LEASE }
  const replacement = { type: 'replace', collection: 'outbox', id, version, body: toJson(leased) } as const
  const committed = await commitConfirmed(store, [], replacement)
  return E.isLeft(committed) ? undefined : { id, version: version + 1, body: leased }
}

const nextBatch = (
  app: OutboxDependencies,
  { body, ...entry }: Document<LeasedEntry>,
  documents: Documents,
): Promise<E.Either<'conflict', Document<LeasedEntry> | undefined>> =>
  body.type === 'command'
    ? deliverBatch(app, { ...entry, body }, documents)
    : rewardBatch(app, { ...entry, body }, LEASE)

/** Whether all participants have their share. After a conflict the batch is loaded again, unless the lease was lost. */
const deliverEntry = async (
  app: OutboxDependencies,
  leased: Document<LeasedEntry>,
  isStopped: () => boolean,
): Promise<boolean> => {
  const documents = await documentsOf(app.store, leased)
  if (documents === undefined) return false
  let entry = leased
  for (let conflicts = 0; conflicts < MAX_CONFLICTS && !isStopped(); ) {
    const delivered = await nextBatch(app, entry, documents)
    if (E.isRight(delivered)) {
      if (delivered.right === undefined) return true
      entry = delivered.right
      conflicts = 0
      continue
    }
    const stored = await app.store.get<LeasedEntry>('outbox', entry.id)
    if (stored?.version !== entry.version) return false
    conflicts += 1
    await wait(Math.random() * 5 * conflicts)
  }
  return false
}
