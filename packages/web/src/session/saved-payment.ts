import type { PaymentPurpose } from '../routes/index.ts'
import { readStoredJson, removeStored, writeStored } from '../store/index.ts'

/** A payment that was begun in this browser. `from`: the page where it was begun. Without an id, one that was changed. */
type SavedPayment = {
  readonly id?: string
  readonly purpose: PaymentPurpose
  readonly from: string
  /** The provider has led back; the window of the provider says so to the one that opened it. */
  readonly completed?: true
}

const KEY = 'daykeep-payment'

/** Before the browser leaves for the provider. */
export const savePayment = (payment: SavedPayment): void => writeStored(KEY, JSON.stringify(payment))

/** Undefined for what another release or somebody else wrote there. */
export const savedPayment = (): SavedPayment | undefined => {
  const { id, purpose, from, completed } = Object(readStoredJson(KEY)) as SavedPayment
  if (!['string', 'undefined'].includes(typeof id) || typeof purpose?.type !== 'string') return undefined
  return { ...(id === undefined ? {} : { id }), purpose, from, ...(completed === true ? { completed } : {}) }
}

/** Once the provider has led back. */
export const markPaymentCompleted = (): void => {
  const saved = savedPayment()
  if (saved !== undefined) savePayment({ ...saved, completed: true })
}

/** Once its result has been shown. */
export const forgetPayment = (): void => removeStored(KEY)
