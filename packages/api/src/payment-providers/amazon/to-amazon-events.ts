import type { WebStoreClient } from './amazon-sdk.ts'
import { monthsLater } from '@daykeep/rules/money'
import { fromDecimal } from '../amounts.ts'
import type { PaymentEvent } from '../port.ts'

type Money = { readonly amount?: string; readonly currencyCode?: string }

/** What Amazon says of a charge, as far as we read it. */
export type AmazonCharge = {
  readonly chargeId: string
  readonly chargePermissionId: string
  readonly captureAmount?: Money | null
  readonly refundedAmount?: Money | null
  readonly creationTimestamp: string
  readonly statusDetails: { readonly state: string; readonly lastUpdatedTimestamp?: string }
  readonly merchantMetadata?: { readonly merchantReferenceId?: string }
}

/** The right to charge a player, once or again and again. */
export type AmazonPermission = {
  readonly chargePermissionId: string
  readonly chargePermissionType?: string
  readonly creationTimestamp?: string
  readonly buyer?: { readonly buyerId?: string } | null
  readonly recurringMetadata?: { readonly frequency?: { readonly unit?: string; readonly value?: string } } | null
  readonly statusDetails?: { readonly state?: string; readonly lastUpdatedTimestamp?: string }
  readonly merchantMetadata?: { readonly merchantReferenceId?: string }
}

export const getPermission = async (client: WebStoreClient, id: string): Promise<AmazonPermission> =>
  (await client.getChargePermission(id)).data as AmazonPermission

/** Time of Amazon's: `20261121T120000Z`. */
export const instantOf = (text = ''): number =>
  Date.parse(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** A charge's money that is there, or that will not come. The first bill of what renews confirms the payment. */
export const eventsOfCharge = async (
  client: WebStoreClient,
  charge: AmazonCharge,
): Promise<readonly PaymentEvent[]> => {
  const { chargeId, captureAmount, creationTimestamp, statusDetails, merchantMetadata } = charge
  const payment = merchantMetadata?.merchantReferenceId
  if (payment === undefined) return []
  const head = { payment, at: instantOf(creationTimestamp) }
  if (statusDetails.state === 'Declined' || statusDetails.state === 'Canceled')
    return [{ ...head, id: `${chargeId}/failed`, type: 'failed' }]
  if (statusDetails.state !== 'Captured') return []
  const charged = { amount: fromDecimal(captureAmount?.amount), currency: captureAmount?.currencyCode ?? '' }
  const permission = await getPermission(client, charge.chargePermissionId)
  if (permission.chargePermissionType !== 'Recurring')
    return [{ ...head, id: `${chargeId}/paid`, type: 'paid', ...charged }]
  const months = Number(permission.recurringMetadata?.frequency?.value ?? 1)
  const bill = { ...charged, nextBill: monthsLater(head.at, months), billedByUs: true } as const
  const agreement = {
    customer: permission.buyer?.buyerId ?? charge.chargePermissionId,
    subscription: charge.chargePermissionId,
  }
  return [
    { ...head, id: `${charge.chargePermissionId}/paid`, type: 'paid', ...bill, ...agreement },
    { ...head, id: `${chargeId}/renewed`, type: 'renewed', ...bill },
  ]
}

/** What was paid back of a charge so far, in all. */
export const eventsOfRefund = (charge: AmazonCharge): readonly PaymentEvent[] => {
  const { chargeId, refundedAmount, statusDetails, creationTimestamp, merchantMetadata } = charge
  const payment = merchantMetadata?.merchantReferenceId
  const amount = fromDecimal(refundedAmount?.amount)
  if (payment === undefined || !(amount > 0)) return []
  const at = instantOf(statusDetails.lastUpdatedTimestamp ?? creationTimestamp)
  return [{ id: `${chargeId}/refunded/${amount}`, payment, at, type: 'refunded', amount }]
}

/** The player has ended a renewing payment on Amazon's pages. */
export const eventsOfPermission = (permission: AmazonPermission): readonly PaymentEvent[] => {
  const { chargePermissionId: id, chargePermissionType, statusDetails, merchantMetadata } = permission
  const payment = merchantMetadata?.merchantReferenceId
  const isOver = statusDetails?.state === 'Closed' && chargePermissionType === 'Recurring'
  if (payment === undefined || !isOver) return []
  return [{ id: `${id}/ended`, payment, at: instantOf(statusDetails.lastUpdatedTimestamp), type: 'ended' }]
}
