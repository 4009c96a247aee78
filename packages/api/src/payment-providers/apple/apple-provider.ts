import type { JWSTransactionDecodedPayload } from '@apple/app-store-server-library'
import * as E from 'fp-ts/lib/Either.js'
import { attempt } from '../attempt.ts'
import type { BadRequest, PaymentProvider, ProviderFailure, Receipt } from '../port.ts'
import type { AppleSettings } from '../../payment-settings.ts'
import { type AppleClient, loadApple } from './apple-client.ts'
import { eventsOfTransaction, readAppleEvents } from './read-apple-events.ts'

/** Where players end and change what the App Store charges. */
const SUBSCRIPTIONS_PAGE = 'https://apps.apple.com/account/subscriptions'

const IN_APP: ProviderFailure = { type: 'inStore', reason: 'the App Store does this for its players alone' }

/** Apple's App Store: purchases in the app, whose receipts it signs. docs/reference/api.md 6.2; docs/decisions/118-payment-adapters.md. */
export const appleProvider = (settings: AppleSettings): PaymentProvider => {
  let loaded: Promise<AppleClient> | undefined
  const apple = () => (loaded ??= loadApple(settings))
  return {
    name: 'Apple',
    startsIn: 'app',
    startCheckout: async () => E.left(IN_APP),
    readEvents: async (request) => readAppleEvents(await apple(), request),
    findEvents: async () => [],
    changeCard: async () => E.right({ session: SUBSCRIPTIONS_PAGE, url: SUBSCRIPTIONS_PAGE }),
    cancel: async ({ subscription }) => {
      const status = await attempt(async () => statusOf(await apple(), subscription))
      if (E.isLeft(status)) return status
      const { renews, until } = status.right
      return renews ? E.left(IN_APP) : E.right(until === undefined ? {} : { nextBill: until })
    },
    changeSeats: async () => E.left(IN_APP),
    changePrice: async () => E.left(IN_APP),
    details: async ({ customer, subscription }) =>
      attempt(async () => {
        const { last, until } = await statusOf(await apple(), subscription)
        return {
          customerId: customer,
          ...(last?.originalPurchaseDate === undefined ? {} : { originalPurchaseDate: last.originalPurchaseDate }),
          ...(last?.purchaseDate === undefined ? {} : { lastPaymentDate: last.purchaseDate }),
          ...(until === undefined ? {} : { nextPaymentDate: until }),
        }
      }),
    readReceipt: async (receipt) => {
      const found = await transactionOf(await apple(), receipt)
      if (E.isLeft(found)) return found
      const events = eventsOfTransaction(found.right)
      const payment = events[0]?.payment ?? ''
      return E.right({ payment, product: found.right.productId ?? '', events })
    },
  }
}

/** A transaction as apps of today send it, signed; older apps send a receipt that names one. */
const transactionOf = async (
  { verifier, api, receipts }: AppleClient,
  { receipt }: Receipt,
): Promise<E.Either<BadRequest | ProviderFailure, JWSTransactionDecodedPayload>> => {
  const isSigned = receipt.split('.').length === 3
  const named = isSigned ? undefined : nameOf(receipts, receipt)
  if (!isSigned && named === undefined) return E.left('badSignature')
  const signed =
    named === undefined
      ? E.right(receipt)
      : await attempt(async () => (await api.getTransactionInfo(named)).signedTransactionInfo ?? '')
  if (E.isLeft(signed)) return signed
  try {
    return E.right(await verifier.verifyAndDecodeTransaction(signed.right))
  } catch {
    return E.left('badSignature')
  }
}

const nameOf = (receipts: AppleClient['receipts'], receipt: string): string | undefined => {
  try {
    return receipts.extractTransactionIdFromAppReceipt(receipt) ?? undefined
  } catch {
    return undefined
  }
}

/** What the App Store says of a subscription now. */
const statusOf = async ({ api, verifier }: AppleClient, subscription: string) => {
  const { data = [] } = await api.getAllSubscriptionStatuses(subscription)
  const found = data
    .flatMap(({ lastTransactions = [] }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === subscription)
  const last =
    found?.signedTransactionInfo === undefined
      ? undefined
      : await verifier.verifyAndDecodeTransaction(found.signedTransactionInfo)
  const renewal =
    found?.signedRenewalInfo === undefined
      ? undefined
      : await verifier.verifyAndDecodeRenewalInfo(found.signedRenewalInfo)
  return { last, until: last?.expiresDate, renews: renewal?.autoRenewStatus === 1 }
}
