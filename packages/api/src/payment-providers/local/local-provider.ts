import * as E from 'fp-ts/lib/Either.js'
import type { PaymentProvider } from '../port.ts'

const SESSION = 'local_'
/** The subscription of a checkout, for the provider that charges nothing. */
export const localAgreement = (payment: string, userId: string) => ({
  customer: `${SESSION}${userId}`,
  subscription: `${SESSION}${payment}`,
})

/**
 * The provider of a server that has no other: it charges nothing, and its page lets one try every outcome. It keeps nothing:
 * what it reports is what the player has chosen there. docs/decisions/092-the-payment-port.md.
 */
export const localProvider = (baseUrl: string): PaymentProvider => ({
  name: 'Local',
  startsIn: 'web',
  startCheckout: async ({ id }) =>
    E.right({ session: `${SESSION}${id}`, url: `${baseUrl}/static/local-checkout?payment=${id}` }),
  readEvents: async () => E.left('badSignature'),
  findEvents: async () => [],
  changeCard: async (_, { successUrl }) => E.right({ session: `${SESSION}card`, url: successUrl }),
  cancel: async () => E.right({}),
  changeSeats: async () => E.right({}),
  changePrice: async () => E.right({}),
  details: async ({ customer }) => E.right({ customerId: customer }),
})
