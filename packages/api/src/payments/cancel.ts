import { fromIso, type Instant, type IsoInstant, toIso } from '@daykeep/rules/kernel'
import { isCharged } from '@daykeep/rules/money'
import type { Group, User } from '@daykeep/rules/model'
import { hasPlan, isLeader } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized, notFound } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Agreement, PaymentProvider } from '../payment-providers/index.ts'
import { fromFailure } from './start-checkout.ts'

type Dependencies = Pick<AppContext, 'store' | 'clock' | 'payments'>

/** A running plan, of the player or of a group, and who bills for it. */
export type BilledPlan = {
  readonly group?: string
  readonly agreement: Agreement
  readonly provider: PaymentProvider | undefined
  readonly nextBill?: IsoInstant
}

/** The plan that the player may change. Refuses missingSubscription, groupNotFound, onlyGroupLeaderCanManageSubscription. */
export const findBilledPlan = async (
  app: Dependencies,
  player: User,
  groupId: string,
): Promise<E.Either<ApiError, BilledPlan>> => {
  if (groupId !== '') return planOfGroup(app, player, groupId)
  if (!isCharged(player)) return E.left(notAuthorized('missingSubscription'))
  return E.right(toBilledPlan(app, player.purchased.plan))
}

const planOfGroup = async (
  app: Dependencies,
  player: User,
  groupId: string,
): Promise<E.Either<ApiError, BilledPlan>> => {
  const group = await app.store.get<Group>('groups', groupId)
  if (group === undefined) return E.left(notFound('groupNotFound'))
  const { plan } = group.body.purchased
  if (!isLeader(player, group.body) && plan?.owner !== player._id)
    return E.left(notAuthorized('onlyGroupLeaderCanManageSubscription'))
  if (plan === undefined || plan.dateTerminated !== undefined || !hasPlan(group.body, app.clock()))
    return E.left(notAuthorized('missingSubscription'))
  return E.right({ ...toBilledPlan(app, plan), group: groupId })
}

const toBilledPlan = (
  app: Dependencies,
  plan: User['purchased']['plan'] | NonNullable<Group['purchased']['plan']>,
): BilledPlan => {
  const { paymentMethod, customerId = '', subscriptionId = '', nextBillingDate } = plan
  const name = app.payments.names.find((each) => each === paymentMethod)
  return {
    agreement: { customer: customerId, subscription: subscriptionId },
    provider: name === undefined ? undefined : app.payments.named(name),
    ...(nextBillingDate === undefined ? {} : { nextBill: nextBillingDate }),
  }
}

/** Ends the charges of a plan; the instant of the next bill, as far as it is known and still ahead. */
export const cancelAtProvider = async (
  { clock }: Pick<Dependencies, 'clock'>,
  { provider, agreement, nextBill }: BilledPlan,
): Promise<E.Either<ApiError, IsoInstant | undefined>> => {
  if (provider === undefined) return E.right(laterThan(clock(), nextBill))
  const cancelled = await provider.cancel(agreement)
  if (E.isLeft(cancelled)) return E.left(fromFailure(cancelled.left))
  const { nextBill: providerDate } = cancelled.right
  return E.right(laterThan(clock(), providerDate === undefined ? nextBill : toIso(providerDate)))
}

const laterThan = (now: Instant, at: IsoInstant | undefined): IsoInstant | undefined =>
  at !== undefined && fromIso(at) > now ? at : undefined
