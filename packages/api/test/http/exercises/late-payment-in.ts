import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../../src/core/app-context.ts'

/** Puts an open late payment into the store: 4.99 dollars that nobody has a checkout for. */
export const latePaymentIn = async ({ store, clock }: Pick<AppContext, 'store' | 'clock'>): Promise<string> => {
  const id = randomUUID()
  const event = { id: `event of ${id}`, payment: id, at: clock(), type: 'paid', amount: 499, currency: 'USD' }
  const body = { provider: 'Local', receivedAt: clock(), state: 'open', events: [event] }
  const stored = await store.commit([{ type: 'insert', collection: 'latePayments', id, body }])
  if (E.isLeft(stored)) throw new Error(`the late payment was not stored: ${stored.left.type}`)
  return id
}
