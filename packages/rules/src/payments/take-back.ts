import * as E from 'fp-ts/lib/Either.js'
import { eventsFor, findDocument, succeed, type SharedRule, withUser } from '../documents/index.ts'
import { outcome, refuse, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { endSubscription, type EndSubscription, takeBackMonths, type TakeBackMonths } from '../money/index.ts'
import { GEMS_PER_BALANCE, payGems } from '../purse/index.ts'
import { type BuyPet, takeBackPet } from './buy-pet.ts'

/** `from`: who had what was paid for. */
type FromHolder = { readonly from: string }

export type TakeBackGems = { readonly gems: number }

/** Takes back gems whose price was paid back, as far as they are still there. docs/decisions/093-money-that-goes-back.md. */
const takeBackGems: Rule<never, TakeBackGems, never, User, undefined> =
  () =>
  ({ gems }) =>
  (user) => {
    const price = Math.min(gems / GEMS_PER_BALANCE, Math.max(0, user.balance))
    return E.right(price <= 0 ? outcome(user) : payGems({ price, transaction: 'buy_money', reference: 'refund' })(user))
  }

const ofHolder =
  <Needs extends 'now' | 'catalogue', Params>(
    rule: Rule<Needs, Params, never, User, undefined>,
  ): SharedRule<Needs, Params & FromHolder, 'userWithIDNotFound', undefined> =>
  (context) =>
  (params) =>
  (documents) => {
    const holder = findDocument(documents, 'users', params.from)
    if (holder === undefined) return refuse('userWithIDNotFound', { userId: params.from })
    const result = rule(context)(params)(holder)
    if (E.isLeft(result)) return result
    const { state, events } = result.right
    return succeed(withUser(documents, state), undefined, eventsFor(holder._id, events))
  }

/** What happens when a provider pays money back. docs/decisions/093-money-that-goes-back.md. */
export const takeBack = {
  gems: ofHolder<never, TakeBackGems>(takeBackGems),
  months: ofHolder<'now', TakeBackMonths>(takeBackMonths),
  pet: ofHolder<'catalogue', BuyPet>(takeBackPet),
  subscription: ofHolder<'now', EndSubscription>(endSubscription),
} as const
