import { type Instant, toIso } from '@daykeep/rules/kernel'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import { type Payment, without } from './payment.ts'
import type { PaymentEvent } from '../payment-providers/index.ts'

/** A command that the payment's provider gives, with its input. */
export type ProviderAct = { readonly command: SharedCommandName; readonly input: unknown }

export type FoldedPayment = { readonly payment: Payment; readonly acts: ReadonlyArray<ProviderAct> }

/**
 * What an event makes of a payment, and what it does to players. Events that come before the payment is confirmed wait
 * for it, so that any order of the same events ends the same. An event is folded once: its id is stored.
 */
export const foldEvent = (payment: Payment, event: PaymentEvent): FoldedPayment => {
  const folded = fold(payment, event)
  return folded.payment.status === 'open' ? folded : { ...folded, payment: without(folded.payment, 'openUntil') }
}

const fold = (payment: Payment, event: PaymentEvent): FoldedPayment => {
  if (event.type === 'paid') return foldPaid(payment, event)
  if (event.type === 'failed')
    return { payment: payment.status === 'open' ? withStatus(payment, 'failed') : payment, acts: [] }
  if (event.type === 'agreed') return { payment: without(payment, 'consentUrl'), acts: [] }
  if (event.type === 'disputed' && event.outcome !== 'lost')
    return { payment: withDispute(payment, event.outcome), acts: [] }
  if (!isConfirmed(payment)) return { payment: { ...payment, early: inOrder([...payment.early, event]) }, acts: [] }
  switch (event.type) {
    case 'disputed':
      return foldRefund(withDispute(payment, 'lost'), payment.amount, event.at)
    case 'refunded':
      return foldRefund(payment, event.amount, event.at)
    case 'renewed':
      return foldBill(payment, event)
    case 'ended':
      return foldEnd(payment, event)
  }
}

type EventOf<Type extends PaymentEvent['type']> = PaymentEvent & { readonly type: Type }

const isConfirmed = ({ status }: Payment): boolean => status !== 'open' && status !== 'failed'

const withStatus = (payment: Payment, status: Payment['status']): Payment => ({ ...payment, status })

/** A decided dispute stays decided. */
const withDispute = (payment: Payment, outcome: 'open' | 'won' | 'lost'): Payment => ({
  ...payment,
  dispute: payment.dispute === undefined || payment.dispute === 'open' ? outcome : payment.dispute,
})

const inOrder = (events: ReadonlyArray<PaymentEvent>): ReadonlyArray<PaymentEvent> =>
  [...events].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))

const foldPaid = (payment: Payment, event: EventOf<'paid'>): FoldedPayment => {
  if (isConfirmed(payment)) return { payment, acts: [] }
  if (event.amount !== payment.amount || event.currency !== payment.currency)
    return { payment: { ...payment, status: 'refused', refusal: 'amountDiffers' }, acts: [] }
  const { customer, subscription } = event
  const paid: Payment = {
    ...payment,
    status: 'paid',
    early: [],
    ...(subscription === undefined ? {} : { billedAt: event.at }),
    ...(customer === undefined ? {} : { customer }),
    ...(subscription === undefined ? {} : { subscription }),
  }
  const { order } = payment
  const billed = subscription === undefined ? [] : renewal(paid, event)
  const granted: FoldedPayment = { payment: paid, acts: [...grant(paid, order), ...billed] }
  return payment.early.reduce<FoldedPayment>((before, early) => {
    const after = foldEvent(before.payment, early)
    return { payment: after.payment, acts: [...before.acts, ...after.acts] }
  }, granted)
}

/** What is given for the money. docs/reference/api.md 6.3. */
const grant = (payment: Payment, order: Payment['order']): ReadonlyArray<ProviderAct> => {
  const { provider: paymentMethod, customer = payment.userId, subscription, coupon: event } = payment
  const coupon = event === undefined ? {} : { coupon: { event } }
  const agreement = { customer, paymentMethod, ...(subscription === undefined ? {} : { subscription }) }
  switch (order.type) {
    case 'gems':
      return [{ command: 'buyGems', input: { pack: order.pack } }]
    case 'giftGems':
      return [{ command: 'giveGems', input: { to: order.to, amount: order.amount, ...messageOf(order) } }]
    case 'giftSubscription':
      return [
        { command: 'giveSubscription', input: { to: order.to, block: order.block, ...coupon, ...messageOf(order) } },
      ]
    case 'subscription':
      return [{ command: 'startSubscription', input: { block: order.block, ...agreement, ...coupon } }]
    case 'item':
      return [{ command: 'buyPet', input: { sku: order.sku } }]
    case 'groupPlan':
      return [{ command: 'startGroupPlan', input: { group: order.group, ...agreement } }]
  }
}

const messageOf = ({ message }: { readonly message?: string }) => (message === undefined ? {} : { message })

const renewal = (
  payment: Payment,
  { at, nextBill }: EventOf<'paid'> | EventOf<'renewed'>,
): ReadonlyArray<ProviderAct> => {
  const { order, subscription } = payment
  if (subscription === undefined || payment.status === 'refused') return []
  const bill = {
    subscription,
    billed: toIso(at),
    ...(nextBill === undefined ? {} : { nextBill: toIso(nextBill) }),
  }
  if (order.type === 'groupPlan') return [{ command: 'renewGroupPlan', input: { group: order.group, ...bill } }]
  return order.type === 'subscription' ? [{ command: 'renewSubscription', input: bill }] : []
}

/** The bill says which block was charged: a change that its provider did not make, or the player did not agree to, lapses. */
const foldChange = (payment: Payment, { amount, at }: EventOf<'renewed'>): FoldedPayment => {
  const { next, order } = payment
  if (next === undefined || order.type !== 'subscription' || at < next.since) return { payment, acts: [] }
  const decided = without(payment, 'next', 'consentUrl')
  if (amount !== next.amount) return { payment: decided, acts: [] }
  const changed: Payment = {
    ...without(decided, 'coupon'),
    amount,
    order: { type: 'subscription', block: next.block },
  }
  const replaces = { block: order.block, logic: 'payFull' }
  return { payment: changed, acts: grant(changed, changed.order).map((act) => withInput(act, { replaces })) }
}

const withInput = ({ command, input }: ProviderAct, more: object): ProviderAct => ({
  command,
  input: { ...Object(input), ...more },
})

/** A bill after the end: the player has let it run on, or started it again in a store. */
const foldBill = (before: Payment, event: EventOf<'renewed'>): FoldedPayment => {
  const { payment, acts } = foldChange(before, event)
  const { status, order, billedAt = 0, endedAt = 0 } = payment
  const billed = { ...payment, billedAt: Math.max(billedAt, event.at) }
  if (status !== 'ended' || event.at <= endedAt) return { payment: billed, acts: [...acts, ...renewal(billed, event)] }
  const again = withStatus(billed, 'paid')
  return { payment: again, acts: [...grant(again, order), ...renewal(again, event)] }
}

/** An end that is older than the last bill came late. */
const foldEnd = (before: Payment, { at, nextBill }: EventOf<'ended'>): FoldedPayment => {
  const payment = { ...before, endedAt: Math.max(before.endedAt ?? 0, at) }
  const { order, subscription, status, billedAt = 0 } = payment
  if (subscription === undefined || status !== 'paid' || at < billedAt) return { payment, acts: [] }
  const end = { subscription, ...(nextBill === undefined ? {} : { nextBill: toIso(nextBill) }) }
  const acts: ReadonlyArray<ProviderAct> =
    order.type === 'groupPlan'
      ? [{ command: 'cancelGroupPlan', input: { group: order.group, ...end } }]
      : [{ command: 'cancelSubscription', input: end }]
  return { payment: withStatus(without(payment, 'next', 'consentUrl'), 'ended'), acts }
}

/** `amount`: paid back so far, in all; a smaller one came late. docs/decisions/093-money-that-goes-back.md. */
const foldRefund = (payment: Payment, amount: number, at: Instant): FoldedPayment => {
  const refunded = Math.min(amount, payment.amount)
  if (refunded <= payment.refunded) return { payment, acts: [] }
  const isWhole = refunded === payment.amount
  const after: Payment = { ...payment, refunded, status: isWhole ? 'refunded' : payment.status }
  if (payment.status === 'refused') return { payment: { ...after, status: 'refused' }, acts: [] }
  return { payment: after, acts: takenBack(payment, after, at) }
}

const takenBack = (before: Payment, after: Payment, at: Instant): ReadonlyArray<ProviderAct> => {
  const { order, userId, amount, gems = 0, months = 0, subscription = '' } = after
  const isWhole = after.refunded === amount
  const share = (quantity: number): number =>
    shareOf(quantity, after.refunded, amount) - shareOf(quantity, before.refunded, amount)
  switch (order.type) {
    case 'gems':
      return [{ command: 'takeBackGems', input: { from: userId, gems: share(gems) } }]
    case 'giftGems':
      return [{ command: 'takeBackGems', input: { from: order.to, gems: share(order.amount) } }]
    case 'giftSubscription':
      return isWhole ? [{ command: 'takeBackMonths', input: { from: order.to, months } }] : []
    case 'subscription':
      return isWhole ? [{ command: 'endSubscription', input: { from: userId, subscription } }] : []
    case 'item':
      return isWhole ? [{ command: 'takeBackPet', input: { from: userId, sku: order.sku } }] : []
    case 'groupPlan':
      return isWhole ? [{ command: 'cancelGroupPlan', input: { group: order.group, nextBill: toIso(at) } }] : []
  }
}

/** Whole gems for a part of the price; what is less than a gem stays with the player. */
const shareOf = (quantity: number, refunded: number, amount: number): number =>
  Math.floor((quantity * refunded) / amount)
