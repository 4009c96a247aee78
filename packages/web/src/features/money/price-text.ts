import { formatNumber } from '../../i18n/index.ts'

const CENTS = 100

/** An amount in the smallest unit, as money: $4.99. */
export const priceText = (amount: number, currency = 'USD'): string =>
  formatNumber(amount / CENTS, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % CENTS === 0 ? 0 : 2,
  })
