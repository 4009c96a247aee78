import type { AppContext } from '../core/app-context.ts'
import { and, eq, exists, not, toJson } from '../store/index.ts'
import { limited, type Payment } from './payment.ts'

/** Payments that are read at once. */
const BATCH = 200

/**
 * Gives open payments of earlier releases the day on which they are given up, as all have now; the store removes them
 * after it. docs/decisions/092-the-payment-port.md.
 */
export const limitOpenPayments = async ({ store }: Pick<AppContext, 'store'>): Promise<void> => {
  for (let after = '', size = BATCH; size === BATCH; ) {
    const where = and(eq('status', 'open'), not(exists('openUntil')))
    const found = await store.find<Payment>('payments', { where, after, limit: BATCH })
    // a conflict means that its provider has said something: it is open no longer, or the next start limits it
    for (const { id, version, body } of found)
      await store.commit([{ type: 'replace', collection: 'payments', id, version, body: toJson(limited(body)) }])
    after = found.at(-1)?.id ?? ''
    size = found.length
  }
}
