import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { LatePaymentView, RequestOf } from '../contract/index.ts'
import { type ApiError, badRequest } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { chargeOf, type LatePayment, refundOf, settleLatePayment } from '../payments/index.ts'
import { type Document, eq } from '../store/index.ts'
import { findHero } from './find-hero.ts'
import { pageOf } from './lists.ts'
import { forStaff } from './require-privilege.ts'

/** Those of a state; open ones by themselves. docs/decisions/141-late-payments.md. */
export const getLatePayments = forStaff<'getLatePayments', 'store'>(
  ['userSupport'],
  (app) =>
    async ({ input, player }) => {
      const { page, state } = input.query
      const where = eq('state', state === '' ? 'open' : state)
      const found = await app.store.find<LatePayment>('latePayments', { where, ...pageOf(page, 'receivedAt') })
      return E.right({ data: found.map(toView), user: player })
    },
)

/** Refuses latePaymentOrderRequired, userWithIDNotFound, and what `settleLatePayment` refuses. */
export const settle = forStaff<'settleLatePayment', keyof AppContext>(
  ['userSupport'],
  (app) =>
    async ({ input, player }) => {
      const grant = await grantOf(app, input.body)
      if (E.isLeft(grant)) return grant
      const settled = await settleLatePayment(app, {
        payment: input.params.paymentId.toLowerCase(),
        actor: player,
        reason: input.body.reason.trim(),
        ...(grant.right === undefined ? {} : { grant: grant.right }),
      })
      return E.map((late: Document<LatePayment>) => ({ data: toView(late), user: player }))(settled)
    },
)

type Grant = NonNullable<Parameters<typeof settleLatePayment>[1]['grant']>

const grantOf = async (
  { store }: Pick<AppContext, 'store'>,
  { decision, user = '', order }: NonNullable<RequestOf<'settleLatePayment'>['body']>,
): Promise<E.Either<ApiError, Grant | undefined>> => {
  if (decision === 'refund') return E.right(undefined)
  if (order === undefined) return E.left(badRequest('latePaymentOrderRequired'))
  return E.map((payer: Grant['payer']) => ({ payer, order }))(await findHero(store, user))
}

const toView = ({
  id,
  body: { provider, state, receivedAt, events, settlement },
}: Document<LatePayment>): LatePaymentView => {
  const charge = chargeOf(events)
  const { amount = 0, currency = '' } = charge ?? {}
  const { customer, subscription } = charge?.type === 'paid' ? charge : {}
  return {
    id,
    provider,
    state,
    receivedAt: toIso(receivedAt),
    amount,
    currency,
    refunded: refundOf(events, amount),
    renews: subscription !== undefined || events.some(({ type }) => type === 'renewed'),
    ...(customer === undefined ? {} : { customer }),
    ...(subscription === undefined ? {} : { subscription }),
    ...(settlement === undefined
      ? {}
      : { settlement: { ...settlement, at: toIso(settlement.at), by: settlement.by.name } }),
  }
}
