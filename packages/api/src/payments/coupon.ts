import type { Coupon, CouponEvent, User } from '@daykeep/rules/model'
import { couponCode, couponForPayer, redeemedBy } from '@daykeep/rules/staff'
import * as E from 'fp-ts/lib/Either.js'
import type { PaymentOrder } from '../contract/index.ts'
import { type ApiError, fromRuleError, notAuthorized } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { eq, toJson, type Write } from '../store/index.ts'
import type { Payment } from './payment.ts'

type Dependencies = Pick<AppContext, 'store' | 'clock'>

/** The code of an order, as it is stored. */
const codeOf = (order: PaymentOrder): string | undefined =>
  'coupon' in order && order.coupon !== undefined && order.coupon.trim() !== '' ? couponCode(order.coupon) : undefined

/**
 * The event of the code that an order is paid with; undefined without a code. Refuses invalidCoupon, and couponUsed for one that
 * another player pays with or that was paid with before. docs/reference/api.md 6.2.
 */
export const couponEvent = async (
  { store }: Dependencies,
  payer: User,
  order: PaymentOrder,
): Promise<E.Either<ApiError, CouponEvent | undefined>> => {
  const code = codeOf(order)
  if (code === undefined) return E.right(undefined)
  const coupon = await store.get<Coupon>('coupons', code)
  const event = couponForPayer(coupon?.body, payer._id)
  if (E.isLeft(event)) return E.left(fromRuleError(event.left))
  const payments = await store.find<Payment>('payments', { where: eq('userId', payer._id) })
  const isPaid = payments.some(
    ({ body }) => codeOf(body.order) === code && body.status !== 'open' && body.status !== 'failed',
  )
  return isPaid ? E.left(notAuthorized('couponUsed')) : E.right(event.right)
}

/** Makes the code of an order the payer's, with the payment that begins: nobody else can use it from then on. */
export const couponWrites = async (
  { store, clock }: Dependencies,
  payer: User,
  order: PaymentOrder,
): Promise<readonly Write[]> => {
  const code = codeOf(order)
  const coupon = code === undefined ? undefined : await store.get<Coupon>('coupons', code)
  if (coupon === undefined || coupon.body.user === payer._id) return []
  const { id, version, body } = coupon
  const redeemed = toJson(redeemedBy(body, payer._id, clock()))
  return [{ type: 'replace', collection: 'coupons', id, version, body: redeemed }]
}
