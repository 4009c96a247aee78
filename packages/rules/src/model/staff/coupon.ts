import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { RequiredText, word } from '../codecs.ts'
import { UserId } from '../keys.ts'

export const COUPON_EVENTS = ['wondercon', 'google_6mo'] as const
export const CouponEvent = word(...COUPON_EVENTS)
export type CouponEvent = t.TypeOf<typeof CouponEvent>

/** A code that one player can redeem once; the id is the code. docs/reference/api.md 3.7. */
export const Coupon = t.readonly(
  t.intersection([
    t.type({ _id: RequiredText, event: CouponEvent, createdAt: IsoInstant, updatedAt: IsoInstant }),
    t.partial({ user: UserId }),
  ]),
)
export type Coupon = t.TypeOf<typeof Coupon>
