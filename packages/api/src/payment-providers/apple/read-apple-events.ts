import type { JWSTransactionDecodedPayload, ResponseBodyV2DecodedPayload } from '@apple/app-store-server-library'
import * as E from 'fp-ts/lib/Either.js'
import type { BadRequest, PaymentEvent, ProviderRequest } from '../port.ts'
import type { AppleClient } from './apple-client.ts'
import { isRenewing, toEnded, toPaid, toRefunded, toRenewed } from './to-apple-events.ts'

/** The events of a notification that Apple has signed. Refuses badSignature. What does not concern us has no events. */
export const readAppleEvents = async (
  { verifier }: AppleClient,
  { body }: ProviderRequest,
): Promise<E.Either<BadRequest, readonly PaymentEvent[]>> => {
  try {
    const { signedPayload = '' } = JSON.parse(body) as { readonly signedPayload?: string }
    const notification = await verifier.verifyAndDecodeNotification(signedPayload)
    const signed = notification.data?.signedTransactionInfo
    if (signed === undefined) return E.right([])
    const read = READERS[notification.notificationType ?? '']
    return E.right(read?.(await verifier.verifyAndDecodeTransaction(signed), notification) ?? [])
  } catch {
    return E.left('badSignature')
  }
}

type EventReader = (
  transaction: JWSTransactionDecodedPayload,
  notification: ResponseBodyV2DecodedPayload,
) => readonly PaymentEvent[]

const onBill: EventReader = (transaction) => [toPaid(transaction), toRenewed(transaction)]
const onEnd: EventReader = (transaction, { notificationUUID = '', signedDate = 0 }) => [
  toEnded(transaction, notificationUUID, signedDate),
]
const onRefund: EventReader = (transaction) => [toRefunded(transaction)]

const READERS: Readonly<Record<string, EventReader | undefined>> = {
  SUBSCRIBED: onBill,
  DID_RENEW: onBill,
  ONE_TIME_CHARGE: (transaction) => [toPaid(transaction)],
  DID_CHANGE_RENEWAL_STATUS: (transaction, notification) =>
    notification.subtype === 'AUTO_RENEW_DISABLED' ? onEnd(transaction, notification) : [],
  EXPIRED: onEnd,
  GRACE_PERIOD_EXPIRED: onEnd,
  REFUND: onRefund,
  REVOKE: onRefund,
}

/** The events of a transaction that the app has sent us. */
export const eventsOfTransaction = (transaction: JWSTransactionDecodedPayload): readonly PaymentEvent[] =>
  isRenewing(transaction) ? [toPaid(transaction), toRenewed(transaction)] : [toPaid(transaction)]
