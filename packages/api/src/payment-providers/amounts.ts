import { createHash } from 'node:crypto'

/** Smallest units of a dollar, the currency of our prices. */
const CENTS = 100

/** `499` as providers write it: `4.99`. */
export const toDecimal = (amount: number): string => (amount / CENTS).toFixed(2)

/** `4.99` in the smallest unit; NaN for what is no number, which equals no price. */
export const fromDecimal = (text: string | undefined): number => Math.round(Number(text ?? Number.NaN) * CENTS)

/**
 * Our id of a purchase that began in an app store, of the store's own id: each receipt and each event leads to the same
 * payment, whichever comes first.
 */
export const paymentIdOf = (store: string, purchase: string): string => {
  const digest = createHash('sha256').update(`${store}/${purchase}`).digest('hex')
  const variant = ((Number.parseInt(digest[16] ?? '0', 16) & 0x3) | 0x8).toString(16)
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
