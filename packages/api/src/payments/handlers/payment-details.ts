import { toIso } from '@daykeep/rules/kernel'
import { GROUP_CUSTOMER } from '@daykeep/rules/money'
import type { User } from '@daykeep/rules/model'
import { authorizeSiteAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { badRequest, fromRuleError, notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { eq } from '../../store/index.ts'
import { fromFailure } from '../start-checkout.ts'
import type { AgreementDetails } from '../../payment-providers/index.ts'

/** What the provider says of a player's subscription, for support. docs/reference/api.md 2.16. */
export const paymentDetails: PlayerHandler<'paymentDetails', 'store' | 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const allowed = authorizeSiteAction('readPaymentDetails', player.body)
    if (E.isLeft(allowed)) return E.left(fromRuleError(allowed.left))
    const name = input.params.heroId.trim().toLowerCase().replace(/^@/, '')
    const [account] = await app.store.find('accounts', { where: eq('usernameLower', name), limit: 1 })
    const hero = await app.store.get<User>('users', account?.id ?? name)
    if (hero === undefined) return E.left(notFound('userWithIDNotFound', { userId: input.params.heroId }))
    const { customerId, subscriptionId, paymentMethod } = hero.body.purchased.plan
    if (customerId === undefined) return E.left(notFound('subscriptionNotFoundForUser', { userId: hero.id }))
    if (customerId === 'Gift') return E.left(badRequest('giftSubscriptionNotValidated'))
    const providerName = app.payments.names.find((each) => each === paymentMethod)
    const provider = providerName === undefined ? undefined : app.payments.named(providerName)
    if (customerId === GROUP_CUSTOMER || provider === undefined || subscriptionId === undefined)
      return E.left(badRequest('unknownSubscriptionPaymentMethod'))
    const details = await provider.details({ customer: customerId, subscription: subscriptionId })
    return E.isLeft(details)
      ? E.left(fromFailure(details.left))
      : E.right({ data: toData(details.right), user: player })
  }

const toData = ({ customerId, originalPurchaseDate, lastPaymentDate, nextPaymentDate }: AgreementDetails) => ({
  customerId,
  ...(originalPurchaseDate === undefined ? {} : { originalPurchaseDate: toIso(originalPurchaseDate) }),
  ...(lastPaymentDate === undefined ? {} : { lastPaymentDate: toIso(lastPaymentDate) }),
  ...(nextPaymentDate === undefined ? {} : { nextPaymentDate: toIso(nextPaymentDate) }),
})
