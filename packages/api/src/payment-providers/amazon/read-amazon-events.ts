import type { WebStoreClient } from './amazon-sdk.ts'
import * as E from 'fp-ts/lib/Either.js'
import SnsPayloadValidator from 'sns-payload-validator'
import type { BadRequest, PaymentEvent, ProviderRequest } from '../port.ts'
import {
  type AmazonCharge,
  eventsOfCharge,
  eventsOfPermission,
  eventsOfRefund,
  getPermission,
} from './to-amazon-events.ts'

/**
 * The events of a notification that Amazon has signed. It names what has changed, which is then asked for. Refuses
 * badSignature, and unknownEvent for what we do not know.
 */
export const readAmazonEvents = async (
  client: WebStoreClient,
  { body }: ProviderRequest,
): Promise<E.Either<BadRequest, readonly PaymentEvent[]>> => {
  const message = await verified(body)
  if (message === undefined) return E.left('badSignature')
  const { NotificationType: type, ObjectType: kind, ObjectId: id } = message
  const read = READERS[kind ?? '']
  if (type !== 'STATE_CHANGE' || read === undefined || id === undefined) return E.left('unknownEvent')
  return E.right(await read(client, id, message))
}

type AmazonMessage = {
  readonly NotificationType?: string
  readonly NotificationId?: string
  readonly ObjectType?: string
  readonly ObjectId?: string
  readonly ChargePermissionId?: string
}

const verified = async (body: string): Promise<AmazonMessage | undefined> => {
  try {
    const validator = new SnsPayloadValidator()
    const { Message } = await validator.validate(body)
    return JSON.parse(Message) as AmazonMessage
  } catch {
    return undefined
  }
}

type EventReader = (client: WebStoreClient, id: string, message: AmazonMessage) => Promise<readonly PaymentEvent[]>

const chargeOf = async (client: WebStoreClient, id: string): Promise<AmazonCharge> =>
  (await client.getCharge(id)).data as AmazonCharge

const onCharge: EventReader = async (client, id) => eventsOfCharge(client, await chargeOf(client, id))

const onRefund: EventReader = async (client, id) => {
  const { chargeId } = (await client.getRefund(id)).data as { readonly chargeId: string }
  return eventsOfRefund(await chargeOf(client, chargeId))
}

const onPermission: EventReader = async (client, id) => eventsOfPermission(await getPermission(client, id))

/** A chargeback names the right to charge it belongs to. Its end is told by mail alone, and a lost one as a refund. */
const onChargeback: EventReader = async (client, id, { ChargePermissionId: permission = '' }) => {
  const { merchantMetadata } = await getPermission(client, permission)
  const payment = merchantMetadata?.merchantReferenceId
  return payment === undefined ? [] : [{ id, payment, at: Date.now(), type: 'disputed', outcome: 'open' }]
}

const READERS: Readonly<Record<string, EventReader | undefined>> = {
  CHARGE: onCharge,
  REFUND: onRefund,
  CHARGE_PERMISSION: onPermission,
  CHARGEBACK: onChargeback,
}
