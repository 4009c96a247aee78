import type { Coupon } from '@daykeep/rules/model'
import { couponCode } from '@daykeep/rules/staff'
import * as E from 'fp-ts/lib/Either.js'
import type { EndpointHandler } from '../core/handler.ts'
import { gt } from '../store/index.ts'
import { forStaff } from './require-privilege.ts'

/** docs/reference/api.md 2.18. */
export const validateCoupon: EndpointHandler<'validateCoupon', 'store'> =
  (app) =>
  async ({ input }) => {
    const coupon = await app.store.get<Coupon>('coupons', couponCode(input.params.code))
    return E.right({ data: { valid: coupon !== undefined && coupon.body.user === undefined } })
  }

/** A file of all codes. docs/reference/api.md 2.18. */
export const getCoupons = forStaff<'getCoupons', 'store'>('generateCoupons', (app) => async () => {
  const found = await app.store.find<Coupon>('coupons', {
    where: gt('createdAt', ''),
    sort: [{ path: 'createdAt', order: 'ascending' }],
  })
  const rows = found.map(({ body: { _id, event, createdAt, user = '' } }) => [_id, event, createdAt, user].join(','))
  const data = `${['code,event,date,user', ...rows].join('\r\n')}\r\n`
  return E.right({ data, bare: true, file: { name: 'coupons.csv', type: 'text/csv' } })
})
