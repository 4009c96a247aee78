import type { Group, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { retryConflicts } from '../../commands/index.ts'
import { type ApiError, fromRuleError, notAuthorized, timedOut } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { loadUser } from '../../core/load-user.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import type { Document } from '../../store/index.ts'
import { cancelAtProvider, findBilledPlan } from '../cancel.ts'
import { commitAndDeliver, executeActs } from '../execute-acts.ts'
import type { ProviderAct } from '../fold-event.ts'
import { fromFailure, returnUrls } from '../start-checkout.ts'

type Dependencies = Pick<AppContext, 'payments'> & PaymentDependencies

/**
 * Cancels at the provider first: if the server stops between the two, the provider's own message ends the plan.
 * docs/reference/api.md 6.3.
 */
export const cancelPlan: PlayerHandler<'cancelPlan', keyof Dependencies> =
  (app) =>
  async ({ input, player }) =>
    cancelOf(app, player, input.body.groupId)

/** Cancels the player's own plan, or that of a group. */
export const cancelOf = async (
  app: Pick<AppContext, keyof Dependencies>,
  player: Document<User>,
  groupId: string,
): Promise<E.Either<ApiError, { readonly data: { readonly until: string }; readonly user: Document<User> }>> => {
  const until = await cancel(app, player.body, groupId)
  if (E.isLeft(until)) return until
  const user = await loadUser(app.store, player.id)
  return E.right({ data: { until: until.right }, user: E.isLeft(user) ? player : user.right })
}

const cancel = async (app: Dependencies, player: User, groupId: string): Promise<E.Either<ApiError, string>> => {
  const plan = await findBilledPlan(app, player, groupId)
  if (E.isLeft(plan)) return plan
  const nextBill = await cancelAtProvider(app, plan.right)
  if (E.isLeft(nextBill)) return nextBill
  const end = nextBill.right === undefined ? {} : { nextBill: nextBill.right }
  const act: ProviderAct =
    groupId === ''
      ? { command: 'cancelSubscription', input: end }
      : { command: 'cancelGroupPlan', input: { group: groupId, ...end } }
  const committed = await app.mutex(player._id, () => retryConflicts(() => attempt(app, player._id, act)))
  return E.isLeft(committed) ? committed : E.right(await endOf(app, player._id, groupId))
}

const attempt = async (
  app: Dependencies,
  userId: string,
  act: ProviderAct,
): Promise<E.Either<ApiError | 'conflict', undefined>> => {
  const seed = `${userId}/${act.command}/${app.clock()}`
  const writes = await executeActs(app, { userId, acts: [act], seed, orderedAt: app.clock() })
  if (E.isLeft(writes)) return E.left(fromRuleError(writes.left))
  const committed = await commitAndDeliver(app, writes.right)
  if (E.isRight(committed)) return E.right(undefined)
  return E.left(committed.left.type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict')
}

const endOf = async ({ store }: Pick<AppContext, 'store'>, userId: string, groupId: string): Promise<string> => {
  const found = groupId === '' ? await store.get<User>('users', userId) : await store.get<Group>('groups', groupId)
  return found?.body.purchased.plan?.dateTerminated ?? ''
}

/** docs/reference/api.md 6.2. */
export const changeCard: PlayerHandler<'changeCard', 'store' | 'clock' | 'payments' | 'config'> =
  (app) =>
  async ({ input, player }) => {
    const plan = await findBilledPlan(app, player.body, input.body.groupId)
    if (E.isLeft(plan)) return plan
    const { provider, agreement } = plan.right
    if (provider === undefined) return E.left(notAuthorized('missingSubscription'))
    const started = await provider.changeCard(agreement, returnUrls(app))
    return E.isLeft(started) ? E.left(fromFailure(started.left)) : E.right({ data: started.right, user: player })
  }
