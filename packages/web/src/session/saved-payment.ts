import type { PaymentPurpose } from '../routes/index.ts'

/** A payment that was begun in this browser. `from`: the page where it was begun. Without an id, one that was changed. */
type SavedPayment = {
  readonly id?: string
  readonly purpose: PaymentPurpose
  readonly from: string
  /** The provider has led back; the window of the provider says so to the one that opened it. */
  readonly completed?: true
}

const KEY = 'daykeep-payment'

export const savePayment = (payment: SavedPayment): void => localStorage.setItem(KEY, JSON.stringify(payment))

/** Undefined for what another release or somebody else wrote there. */
export const savedPayment = (): SavedPayment | undefined => {
  try {
    const { id, purpose, from, completed } = Object(JSON.parse(localStorage.getItem(KEY) ?? 'null')) as SavedPayment
    if (!['string', 'undefined'].includes(typeof id) || typeof purpose?.type !== 'string') return undefined
    return { ...(id === undefined ? {} : { id }), purpose, from, ...(completed === true ? { completed } : {}) }
  } catch {
    return undefined
  }
}

export const markPaymentCompleted = (): void => {
  const saved = savedPayment()
  if (saved !== undefined) savePayment({ ...saved, completed: true })
}

export const forgetPayment = (): void => localStorage.removeItem(KEY)
