import { type Instant, toIso } from '@daykeep/rules/kernel'
import { type Document, eq, type Store, toJson, type Write } from '../store/index.ts'
import type { WebhookDelivery } from './delivery.ts'

/** Tries that the owner of a webhook is shown. docs/decisions/106-webhook-tries.md */
const SHOWN = 20

/** What became of one try. `failure`: why it was not received. */
type TryResult = { readonly at: Instant; readonly failure: string | null; readonly isRetried: boolean }

/** One try to reach a webhook. `failures`: of the same delivery before it. The body of the delivery is not stored. */
export type WebhookTry = TryResult & {
  readonly userId: string
  readonly webhook: string
  readonly webhookType: string
  readonly type: string | null
  readonly failures: number
}

const wordIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const toTryWrite = (
  id: string,
  { userId, webhook, body, failures }: Pick<WebhookDelivery, 'userId' | 'webhook' | 'body' | 'failures'>,
  result: TryResult,
): Write => {
  const found: WebhookTry = {
    ...result,
    userId,
    webhook,
    webhookType: wordIn(body['webhookType']) ?? '',
    type: wordIn(body['type']),
    failures,
  }
  return { type: 'insert', collection: 'webhookTries', id: `${id}/${failures}`, body: toJson(found) }
}

/** The last tries to reach a webhook, the newest first, as its owner sees them. */
export const lastTries = async (store: Pick<Store, 'find'>, webhook: string) => {
  const found: ReadonlyArray<Document<WebhookTry>> = await store.find<WebhookTry>('webhookTries', {
    where: eq('webhook', webhook),
    sort: [{ path: 'at', order: 'descending' }],
    limit: SHOWN,
  })
  return found.map(({ id, body: { at, webhookType, type, failure, failures, isRetried } }) => ({
    id,
    at: toIso(at),
    webhookType,
    type,
    failure,
    failures,
    isRetried,
  }))
}
