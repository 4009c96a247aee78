import { createPublicKey, createVerify } from 'node:crypto'
import type { Receipt } from '../port.ts'

/** What the store has signed of a purchase. */
export type GooglePurchase = { readonly productId: string; readonly purchaseToken: string }

/** The purchase of a receipt that is signed with the key of the app; undefined for any other. */
export const readGoogleReceipt = (
  licenseKey: string,
  { receipt, signature = '' }: Receipt,
): GooglePurchase | undefined => {
  try {
    const key = createPublicKey({ key: Buffer.from(licenseKey, 'base64'), format: 'der', type: 'spki' })
    if (!createVerify('sha1').update(receipt).verify(key, signature, 'base64')) return undefined
    const { productId, purchaseToken } = JSON.parse(receipt) as Partial<GooglePurchase>
    return productId === undefined || purchaseToken === undefined ? undefined : { productId, purchaseToken }
  } catch {
    return undefined
  }
}
