import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notFound, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Consent } from '../payment-providers/index.ts'
import { retryConflicts } from '../commands/index.ts'
import { toJson } from '../store/index.ts'
import { type Payment, without } from './payment.ts'

type Dependencies = Pick<AppContext, 'store' | 'mutex'>

/** Changes a payment as it is by then: events may come in between. Refuses paymentNotFound and playerBusy. */
export const changePayment = (
  { store, mutex }: Dependencies,
  id: string,
  change: (payment: Payment) => Payment,
): Promise<E.Either<ApiError, Payment>> =>
  mutex(`payment/${id}`, () =>
    retryConflicts(async (): Promise<E.Either<ApiError | 'conflict', Payment>> => {
      const found = await store.get<Payment>('payments', id)
      if (found === undefined) return E.left(notFound('paymentNotFound'))
      const body = change(found.body)
      const committed = await store.commit([
        { type: 'replace', collection: 'payments', id, version: found.version, body: toJson(body) },
      ])
      if (E.isRight(committed)) return E.right(body)
      return E.left(committed.left.type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict')
    }),
  )

/** Notes where the player still has to agree, or that there is nothing left to agree to. */
export const noteConsent = (app: Dependencies, id: string, consent: Consent): Promise<E.Either<ApiError, Payment>> =>
  changePayment(app, id, (payment) => ({ ...without(payment, 'consentUrl'), ...consent }))
