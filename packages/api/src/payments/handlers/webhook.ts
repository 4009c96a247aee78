import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, notFound } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import { attempt, type ProviderName } from '../../payment-providers/index.ts'
import { applyEvent, type PaymentDependencies } from '../apply-event.ts'
import { storeLateEvent } from '../store-late-event.ts'
import { fromFailure } from '../start-checkout.ts'

type Dependencies = PaymentDependencies & Pick<AppContext, 'payments'>

/**
 * Applies what a provider reports. An event of a payment whose checkout is gone is kept for staff. One that is not ours is
 * taken and logged: accounts may have other uses; a store is told, since the app may still send the receipt. Any other
 * failure is told too, so that the provider repeats it. docs/reference/api.md 6.2.
 */
export const webhookOf =
  (name: ProviderName) =>
  (app: Dependencies) =>
  async ({
    raw = { body: '', headers: {} },
  }: Pick<ApiRequest, 'raw'>): Promise<E.Either<ApiError, { readonly data: Record<string, never> }>> => {
    const provider = app.payments.named(name)
    if (provider === undefined) return E.left(notFound('paymentProviderUnknown'))
    const answer = await attempt(async () => provider.readEvents(raw))
    if (E.isLeft(answer)) return E.left(fromFailure(answer.left))
    const events = answer.right
    if (E.isLeft(events)) {
      app.log.warn({ provider: name, reason: events.left }, 'a webhook was refused')
      return E.left(badRequest(events.left))
    }
    for (const event of events.right) {
      const applied = await applyEvent(app, name, event)
      const isUnknown = E.isLeft(applied) && applied.left.key === 'paymentNotFound'
      const result = isUnknown && provider.startsIn === 'web' ? await storeLateEvent(app, name, event) : applied
      if (E.isLeft(result) && !(isUnknown && result.left.key === 'paymentNotFound' && provider.startsIn === 'web'))
        return result
    }
    return E.right({ data: {} })
  }
