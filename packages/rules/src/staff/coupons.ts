import * as E from 'fp-ts/lib/Either.js'
import { findDocument, requireActor, type SharedRule, succeed, withDocuments, withUser } from '../documents/index.ts'
import { type Instant, refuse, type Result, roll, type RuleContext, type Seed, toIso } from '../kernel/index.ts'
import { type Coupon, type CouponEvent, type User, type UserId, withItems } from '../model/index.ts'
import { authorizeSiteAction } from '../permissions/index.ts'

export type GenerateCoupons = { readonly event: CouponEvent; readonly count: number }

/** Codes of one order. */
export const MOST_COUPONS = 500

/** Makes codes for an event. docs/reference/api.md 2.18. */
export const generateCoupons: SharedRule<keyof RuleContext, GenerateCoupons, 'noPrivAccess', ReadonlyArray<Coupon>> =
  ({ now, seed }) =>
  ({ actorId, event, count }) =>
  (documents) => {
    const authorized = authorizeSiteAction('generateCoupons', requireActor(documents, actorId))
    if (E.isLeft(authorized)) return refuse('noPrivAccess')
    const at = toIso(now)
    const coupons = Array.from({ length: count }, (_, index): Coupon => {
      return { _id: codeFrom(seed, index), event, createdAt: at, updatedAt: at }
    })
    return succeed(withDocuments(documents, 'coupons', coupons), coupons)
  }

/** No letters or digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = { count: 3, length: 4 } as const

const codeFrom = (seed: Seed, index: number): string =>
  Array.from({ length: GROUPS.count }, (_, group) =>
    Array.from({ length: GROUPS.length }, (__, at) => {
      const fraction = roll(seed, `generateCoupons.code/${index}/${group}/${at}`)
      return ALPHABET[Math.floor(fraction * ALPHABET.length)]
    }).join(''),
  ).join('-')

/** A code as players type it: case and blanks don't count. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/**
 * What a code lowers the price of, for the player who pays: a code that somebody else has begun to pay with is theirs.
 * docs/reference/api.md 6.2.
 */
export const couponForPayer = (
  coupon: Coupon | undefined,
  payer: UserId,
): Result<'invalidCoupon' | 'couponUsed', CouponEvent> => {
  if (coupon === undefined) return refuse('invalidCoupon')
  return coupon.user === undefined || coupon.user === payer ? E.right(coupon.event) : refuse('couponUsed')
}

/** The code as one that this player has used. */
export const redeemedBy = (coupon: Coupon, player: UserId, now: Instant): Coupon => ({
  ...coupon,
  user: player,
  updatedAt: toIso(now),
})

/** Redeems a code for the gear of its event. Codes of a subscription are redeemed when it is paid. docs/reference/api.md 2.18. */
export const enterCoupon: SharedRule<
  keyof RuleContext,
  { readonly code: string },
  'invalidCoupon' | 'couponUsed',
  User
> =
  ({ catalogue, now }) =>
  ({ actorId, code }) =>
  (documents) => {
    const coupon = findDocument(documents, 'coupons', couponCode(code))
    const gear = Object.values(catalogue.gear).filter(({ set }) => set !== undefined && set === coupon?.event)
    if (coupon === undefined || gear.length === 0) return refuse('invalidCoupon')
    if (coupon.user !== undefined) return refuse('couponUsed')
    const actor = requireActor(documents, actorId)
    const owned = { ...actor.items.gear.owned, ...Object.fromEntries(gear.map(({ key }) => [key, true])) }
    const dressed = withItems(actor, { gear: { ...actor.items.gear, owned } })
    return succeed(
      withDocuments(withUser(documents, dressed), 'coupons', [redeemedBy(coupon, actor._id, now)]),
      dressed,
    )
  }
