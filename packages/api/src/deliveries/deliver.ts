import * as E from 'fp-ts/lib/Either.js'
import { commitConfirmed, type Document, eq, lte, toJson, type Witness } from '../store/index.ts'
import type { Delivery, DeliveryDependencies } from './delivery.ts'
import { forgetSubscription } from './push/index.ts'
import { sendDelivery } from './send-delivery.ts'
import { countWebhookFailure } from './webhook-failure.ts'
import { toTryWrite } from './webhook-tries.ts'

/** Milliseconds for which a worker has a delivery to itself: longer than sending may take. */
const LEASE = 60_000

/** Milliseconds before each further try; after the last one the delivery is given up. docs/reference/api.md 3.10. */
const PAUSES = [10_000, 60_000, 600_000] as const

/** Deliveries that a worker looks at in one round. */
const ROUND = 50

/**
 * Sends what is due, those of one subject in their order, different subjects at once. Any number of workers may do so, in
 * any number of processes: what a dead one has taken is due again when its lease is over.
 */
export const deliverDue = async (app: DeliveryDependencies): Promise<void> => {
  const { stopping } = app.background
  for (let found = true; found && !stopping.aborted; ) {
    const due = await app.store.find<Delivery>('deliveries', {
      where: lte('dueAt', app.clock()),
      limit: ROUND,
    })
    const subjects = [...new Set(due.map(({ body }) => body.subject))]
    const delivered = await Promise.all(subjects.map((subject) => deliverSubject(app, subject)))
    found = delivered.some((each) => each)
  }
}

/** Sends the deliveries of a subject until one fails or another worker has it. Whether anything was done. */
const deliverSubject = async (app: DeliveryDependencies, subject: string): Promise<boolean> => {
  let isProgress = false
  while (!app.background.stopping.aborted) {
    const [first, ...others] = await app.store.find<Delivery>('deliveries', {
      where: eq('subject', subject),
      limit: ROUND,
    })
    if (first === undefined) return isProgress
    if (!isNext(first, app.clock())) return (await putOff(app, first, others)) || isProgress
    const leased = await lease(app, first)
    if (leased === undefined) return isProgress
    await attempt(app, leased)
    isProgress = true
  }
  return isProgress
}

/** What has never failed waited for those before it alone. */
const isNext = ({ body: { dueAt, leaseUntil, failures } }: Document<Delivery>, now: number): boolean =>
  leaseUntil <= now && (dueAt <= now || failures === 0)

/** Those behind one that waits wait as long, so that they keep nobody else from being found. */
const putOff = async (
  { store, clock }: DeliveryDependencies,
  { body: { dueAt } }: Document<Delivery>,
  others: ReadonlyArray<Document<Delivery>>,
): Promise<boolean> => {
  const now = clock()
  const due = others.filter(({ body }) => body.dueAt <= now)
  return due.length > 0 && E.isRight(await store.commit(due.map((each) => replacement(each, { dueAt }))))
}

const replacement = ({ id, version, body }: Document<Delivery>, changes: Partial<Delivery>): Witness => ({
  type: 'replace',
  collection: 'deliveries',
  id,
  version,
  body: toJson({ ...body, ...changes }),
})

const removal = ({ id, version }: Document<Delivery>): Witness => ({
  type: 'remove',
  collection: 'deliveries',
  id,
  version,
})

/** Nothing when another worker took it. */
const lease = async (
  { store, clock }: DeliveryDependencies,
  delivery: Document<Delivery>,
): Promise<Document<Delivery> | undefined> => {
  const leaseUntil = clock() + LEASE
  const committed = await commitConfirmed(store, [], replacement(delivery, { dueAt: leaseUntil, leaseUntil }))
  return E.isLeft(committed) ? undefined : { ...delivery, version: delivery.version + 1 }
}

/** Failures that no further try mends. */
const FINAL: ReadonlySet<string> = new Set(['notAllowed', 'gone', 'notOffered'])

const attempt = async (app: DeliveryDependencies, delivery: Document<Delivery>): Promise<void> => {
  const failure = await sendDelivery(app, delivery)
  const { id, body } = delivery
  const now = app.clock()
  if (failure === 'stopped') {
    await app.store.commit([replacement(delivery, { dueAt: now, leaseUntil: 0 })])
    return
  }
  const pause = failure === undefined || FINAL.has(failure) ? undefined : PAUSES[body.failures]
  const result = { at: now, failure: failure ?? null, isRetried: pause !== undefined }
  const tries = body.type === 'webhook' && failure !== 'notWanted' ? [toTryWrite(id, body, result)] : []
  if (failure === undefined || failure === 'notWanted') {
    await commitConfirmed(app.store, tries, removal(delivery))
    return
  }
  if (failure === 'gone' && body.type === 'push') {
    await forgetSubscription(app.store, body.subscription, removal(delivery))
    return
  }
  app.log.warn({ subject: body.subject, failure, failures: body.failures + 1 }, 'a delivery failed')
  if (pause !== undefined) {
    const changes = { dueAt: now + pause, leaseUntil: 0, failures: body.failures + 1 }
    await commitConfirmed(app.store, tries, replacement(delivery, changes))
    return
  }
  if (body.type === 'webhook') await countWebhookFailure(app, body, [removal(delivery), ...tries])
  else await commitConfirmed(app.store, [], removal(delivery))
}
