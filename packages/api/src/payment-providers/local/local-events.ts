import type { Instant } from '@daykeep/rules/kernel'
import { billingMonths, monthsLater } from '@daykeep/rules/money'
import { randomUUID } from 'node:crypto'
import type { PaymentOrder } from '../../contract/index.ts'
import { type PaymentEvent, type Price, renews } from '../port.ts'
import { localAgreement } from './local-provider.ts'

/** What a player may let the local provider report. */
export type LocalEventName =
  | 'paid'
  | 'wrongAmount'
  | 'failed'
  | 'renewed'
  | 'partlyRefunded'
  | 'refunded'
  | 'disputed'
  | 'won'
  | 'lost'
  | 'ended'

type Ordered = Price & {
  readonly userId: string
  readonly order: PaymentOrder
  readonly next?: { readonly block: string; readonly amount: number }
}

const HALF = 2

/** The event of the local provider by its name. A payment is confirmed, fails and ends once, bills come again. */
export const localEvent = (id: string, payment: Ordered, name: LocalEventName, at: Instant): PaymentEvent => {
  const { userId, amount, currency, order, next } = payment
  const months = billingMonths('block' in order ? order.block : undefined)
  const agreement = renews(order) ? { ...localAgreement(id, userId), nextBill: monthsLater(at, months) } : {}
  const event = { id: `${id}/${name}`, payment: id, at }
  switch (name) {
    case 'paid':
      return { ...event, type: 'paid', amount, currency, ...agreement }
    case 'wrongAmount':
      return { ...event, type: 'paid', amount: amount + 1, currency, ...agreement }
    case 'renewed':
      return {
        ...event,
        id: `${id}/${randomUUID()}`,
        type: 'renewed',
        currency,
        ...agreement,
        amount: next?.amount ?? amount,
        ...(next === undefined ? {} : { nextBill: monthsLater(at, billingMonths(next.block)) }),
      }
    case 'partlyRefunded':
      return { ...event, type: 'refunded', amount: Math.floor(amount / HALF) }
    case 'refunded':
      return { ...event, type: 'refunded', amount }
    case 'disputed':
      return { ...event, type: 'disputed', outcome: 'open' }
    case 'won':
    case 'lost':
      return { ...event, type: 'disputed', outcome: name }
    case 'failed':
    case 'ended':
      return { ...event, type: name }
  }
}
