import { EMPTY_DOCUMENTS, withDocuments } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { toJson, type Write } from '../store/index.ts'
import type { DeliveryDependencies, WebhookDelivery } from './delivery.ts'

/** How often it is counted anew when the player's own commands were faster. */
const ATTEMPTS = 20

/** Counts a delivery that was given up, together with its removal; too many failures disable the webhook. */
export const countWebhookFailure = async (
  { store, catalogue, clock }: DeliveryDependencies,
  { userId, webhook, at }: WebhookDelivery,
  removal: readonly Write[],
): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const owner = await store.get<User>('users', userId)
    const before = withDocuments(EMPTY_DOCUMENTS, 'users', owner === undefined ? [] : [owner.body])
    const input = { params: { webhook }, actorId: userId, at: clock(), seed: `${userId}/${webhook}/${at}/${clock()}` }
    const outcome =
      owner === undefined ? undefined : executeShared(catalogue)(sharedCommands.failWebhook, input)(before)
    const after = outcome === undefined || E.isLeft(outcome) ? undefined : outcome.right.state.users[userId]
    const changed: readonly Write[] =
      owner === undefined || after === undefined || after === owner.body
        ? []
        : [{ type: 'replace', collection: 'users', id: userId, version: owner.version, body: toJson(after) }]
    const committed = await store.commit([...changed, ...removal])
    if (E.isRight(committed) || committed.left.type !== 'conflict' || committed.left.collection === 'deliveries') return
  }
}
