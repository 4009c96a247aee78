import type { Group } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { BillingDuty } from '../commands/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { type Document, eq, lte } from '../store/index.ts'
import type { ProviderFailure } from '../payment-providers/index.ts'
import type { PaymentDependencies } from './apply-event.ts'
import { chargeBill } from './charge-bill.ts'
import { noteConsent } from './change-payment.ts'
import { limitOpenPayments } from './limit-open-payments.ts'
import { priceOf } from './order.ts'
import type { Payment } from './payment.ts'
import { returnUrls } from './start-checkout.ts'

type Dependencies = PaymentDependencies & Pick<AppContext, 'payments' | 'config'>

/** Milliseconds between two looks at what providers have not been told yet. */
const INTERVAL = 10_000

/** Duties in one look. */
const BATCH = 50

/** Tells providers what commands have changed. Each duty may be done twice, by two processes too: it says what holds now. */
const tellProviders = async (app: Dependencies): Promise<void> => {
  const duties = await app.store.find<BillingDuty>('billing', { where: lte('at', app.clock()), limit: BATCH })
  for (const duty of duties) {
    const providerAnswer = await tellProvider(app, duty.body)
    if (E.isRight(providerAnswer))
      await app.store.commit([{ type: 'remove', collection: 'billing', id: duty.id, version: duty.version }])
    else app.log.warn({ duty: duty.body, reason: providerAnswer.left }, 'a payment provider was not told')
  }
}

/** Once a plan has no payment of ours, there is nobody to tell. */
const tellProvider = async (app: Dependencies, duty: BillingDuty): Promise<E.Either<string, void>> => {
  if (duty.type === 'bill') return chargeBill(app, duty)
  const [payment] = await app.store.find<Payment>('payments', {
    where: eq('subscription', duty.subscription),
    limit: 1,
  })
  const provider = payment === undefined ? undefined : app.payments.named(payment.body.provider)
  if (payment === undefined || provider === undefined) return E.right(undefined)
  const { customer = '', subscription = '' } = payment.body
  const agreement = { customer, subscription }
  if (duty.type === 'cancel') return toResult(await provider.cancel(agreement))
  const group: Document<Group> | undefined = await app.store.get<Group>('groups', duty.group)
  const plan = group?.body.purchased.plan
  if (group === undefined || plan === undefined || plan.subscriptionId !== subscription) return E.right(undefined)
  const changed =
    duty.type === 'seats'
      ? await provider.changeSeats(agreement, plan.quantity)
      : await provider.changePrice(agreement, { ...toGroupPrice(app, payment.body, group.body), payment: payment.id })
  if (E.isRight(changed)) await noteConsent(app, payment.id, changed.right)
  return toResult(changed)
}

/** What a subscription costs once it is the plan of a group: so much a month, for its seats. */
const toGroupPrice = (app: Dependencies, { amount, currency }: Payment, { _id, memberCount, purchased }: Group) => {
  const price = priceOf(app.catalogue, { type: 'groupPlan', group: _id }, { now: app.clock(), members: memberCount })
  return {
    ...E.getOrElse(() => ({ amount, currency }))(price),
    everyMonths: 1,
    seats: purchased.plan?.quantity ?? 1,
    ...returnUrls(app),
  }
}

/** What only the player can do in a store is theirs: there is nobody to tell it to. */
const toResult = (answer: E.Either<ProviderFailure, unknown>): E.Either<string, void> =>
  E.isLeft(answer) && answer.left.type !== 'inStore' ? E.left(answer.left.reason) : E.right(undefined)

/** Limits open payments of earlier releases, tells providers what waits now, and looks again every few seconds. */
export const startBillingJob = (app: Dependencies & Pick<AppContext, 'background'>): { readonly stop: () => void } => {
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    app.background.run('billing', () =>
      tellProviders(app).finally(() => {
        isRunning = false
      }),
    )
  }
  app.background.run('limit open payments', () => limitOpenPayments(app))
  run()
  const timer = setInterval(run, INTERVAL).unref()
  return { stop: () => clearInterval(timer) }
}
