import { LONGEST_GIFT_MESSAGE } from '@daykeep/rules/gifts'
import { blockForSale, billingMonths, gemPackNamed, groupPlanPrice } from '@daykeep/rules/money'
import { ownsPet } from '@daykeep/rules/inventory'
import { petForSale } from '@daykeep/rules/payments'
import type { Group, User } from '@daykeep/rules/model'
import { denialsOf, hasPlan, isLeader, isMember } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { PaymentOrder } from '../contract/index.ts'
import { type ApiError, badRequest, fromRuleError, notAuthorized, notFound } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { getsGems } from '../core/gets-gems.ts'
import type { Price } from '../payment-providers/index.ts'
import { couponEvent } from './coupon.ts'
import { priceOf } from './order.ts'
import type { Payment } from './payment.ts'

type Dependencies = Pick<AppContext, 'store' | 'catalogue' | 'clock'>

/** What is known of an order before it is paid. */
export type CheckedOrder = Price &
  Pick<Payment, 'order' | 'coupon' | 'gems' | 'months'> & { readonly everyMonths?: number; readonly seats?: number }

/** Refuses, before anything is charged, what could not be given afterwards. docs/reference/api.md 6.2. */
export const checkOrder = async (
  app: Dependencies,
  payer: User,
  order: PaymentOrder,
): Promise<E.Either<ApiError, CheckedOrder>> => {
  const objection = 'to' in order ? await objectionToGift(app, payer, order) : undefined
  if (objection !== undefined) return E.left(objection)
  switch (order.type) {
    case 'gems':
      return checkGems(app, payer, order)
    case 'giftGems':
      return priced(app, order, {})
    case 'subscription':
    case 'giftSubscription':
      return checkBlock(app, payer, order)
    case 'item':
      return checkItem(app, payer, order)
    case 'groupPlan':
      return checkGroup(app, payer, order)
  }
}

type OrderOf<Type extends PaymentOrder['type']> = PaymentOrder & { readonly type: Type }

const priced = (
  { catalogue, clock }: Dependencies,
  order: PaymentOrder,
  { members, coupon, ...details }: { readonly members?: number } & Omit<CheckedOrder, keyof Price | 'order'>,
): E.Either<ApiError, CheckedOrder> => {
  const about = {
    now: clock(),
    ...(members === undefined ? {} : { members }),
    ...(coupon === undefined ? {} : { coupon }),
  }
  const price = priceOf(catalogue, order, about)
  if (E.isLeft(price)) return E.left(fromRuleError(price.left))
  return E.right({ ...price.right, order, ...details, ...(coupon === undefined ? {} : { coupon }) })
}

const objectionToGift = async (
  { store, clock }: Dependencies,
  payer: User,
  order: OrderOf<'giftGems' | 'giftSubscription'>,
): Promise<ApiError | undefined> => {
  const receiver = await store.get<User>('users', order.to)
  if (receiver === undefined) return notFound('userWithIDNotFound', { userId: order.to })
  if ((order.message ?? '').length > LONGEST_GIFT_MESSAGE) return badRequest('giftMessageTooLong')
  // In an app store one may buy months for oneself that do not renew.
  if (order.type === 'giftSubscription' && order.to === payer._id) return undefined
  const [denial] = denialsOf('transfer-gems', payer, receiver.body)
  if (denial !== undefined) return notAuthorized(denial)
  if (order.type === 'giftSubscription') return undefined
  return (await getsGems(store, receiver.body, clock())) ? undefined : notAuthorized('groupPolicyCannotGetGems')
}

const checkGems = async (
  app: Dependencies,
  payer: User,
  order: OrderOf<'gems'>,
): Promise<E.Either<ApiError, CheckedOrder>> => {
  if (!(await getsGems(app.store, payer, app.clock()))) return E.left(notAuthorized('groupPolicyCannotGetGems'))
  const pack = gemPackNamed(app.catalogue, order.pack, app.clock())
  return E.isLeft(pack) ? E.left(fromRuleError(pack.left)) : priced(app, order, { gems: pack.right.gems })
}

const checkItem = async (
  app: Dependencies,
  payer: User,
  order: OrderOf<'item'>,
): Promise<E.Either<ApiError, CheckedOrder>> => {
  const pet = petForSale(app.catalogue, order.sku, app.clock())
  if (E.isRight(pet) && ownsPet(payer, pet.right.key)) return E.left(notAuthorized('petsAlreadyOwned'))
  return priced(app, order, {})
}

/** A code that is not for the block is refused: nobody pays the full price by mistake. */
const checkBlock = async (
  app: Dependencies,
  payer: User,
  order: OrderOf<'subscription' | 'giftSubscription'>,
): Promise<E.Either<ApiError, CheckedOrder>> => {
  const event = await couponEvent(app, payer, order)
  if (E.isLeft(event)) return event
  const coupon = event.right
  const block = blockForSale(app.catalogue)({
    block: order.block,
    ...(coupon === undefined ? {} : { coupon: { event: coupon } }),
  })
  if (E.isLeft(block)) return E.left(fromRuleError(block.left))
  if (coupon !== undefined && coupon !== order.block) return E.left(badRequest('invalidCoupon'))
  const { months } = block.right
  return priced(app, order, {
    ...(order.type === 'subscription' ? { everyMonths: months } : { months }),
    ...(coupon === undefined ? {} : { coupon }),
  })
}

/** A plan is paid by somebody of a private group that has none. docs/reference/rules.md 14.6. */
const checkGroup = async (
  app: Dependencies,
  payer: User,
  order: OrderOf<'groupPlan'>,
): Promise<E.Either<ApiError, CheckedOrder>> => {
  const group = await app.store.get<Group>('groups', order.group)
  if (group === undefined || !isMember(payer, group.body)) return E.left(notFound('groupNotFound'))
  if (!isLeader(payer, group.body)) return E.left(notAuthorized('onlyGroupLeaderCanManageSubscription'))
  if (group.body.privacy !== 'private') return E.left(notAuthorized('onlyPrivateGuildsCanUpgrade'))
  if (hasPlan(group.body, app.clock()) && group.body.purchased.plan?.dateTerminated === undefined)
    return E.left(notAuthorized('groupHasPlan'))
  const members = group.body.memberCount
  const perUnit = groupPlanPrice(app.catalogue, 2) - groupPlanPrice(app.catalogue, 1)
  const seats = Math.round(groupPlanPrice(app.catalogue, members) / perUnit)
  return priced(app, order, { members, everyMonths: billingMonths(undefined), seats })
}
