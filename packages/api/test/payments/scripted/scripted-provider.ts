import type { PaymentProviders } from '../../../src/payment-providers/index.ts'
import type { TestPlayer, TestResponse } from '../../../test-kit/client.ts'
import type { TestServer } from '../../../test-kit/test-server.ts'

/** What a provider has charged, in the smallest unit. `pending`: it waits for the money, as for cash in a shop. */
export type Charge = { readonly amount: number; readonly currency: string; readonly pending?: true }

/** `once`: a subscription that does not renew, of app stores. */
export type Ware = 'gems' | 'subscription' | 'once'

/** A purchase that the provider knows; `payment`: our id of it. */
export type Purchase = { readonly payment: string; readonly key: string }

export type Report = 'paid' | 'renewed' | 'ended' | 'halfRefunded' | 'refunded'

/** A provider as a player and the provider itself use it: its servers are scripted, its signatures are real. */
export type ScriptedProvider = {
  readonly providers: PaymentProviders
  /** Whether its prices are converted to the currency of the player. */
  readonly converts: boolean
  /** What the player does until the provider has charged; we have not heard of it yet. */
  readonly buy: (player: TestPlayer, what: Ware, charge?: Partial<Charge>) => Promise<Purchase>
  /** What the player's program tells us afterwards; again after a fault. */
  readonly confirm: (player: TestPlayer, purchase: Purchase) => Promise<TestResponse>
  /** A message of the provider. The same report is the same message, however often it comes. */
  readonly report: (
    server: TestServer,
    purchase: Purchase,
    report: Report,
    options?: { readonly forged?: boolean },
  ) => Promise<TestResponse>
  /** Charges another amount from the next bill on; stores change prices by themselves. */
  readonly reprice?: (purchase: Purchase, amount: number) => void
  /** The player agrees on the provider's page to what it is to charge. */
  readonly agree?: (server: TestServer, purchase: Purchase) => Promise<TestResponse>
  /** Lets the provider's answers get lost. */
  readonly silence: (silent: boolean) => void
  readonly stop: () => Promise<void>
}

/** When the provider charged, and when it does again. */
export const CHARGED = Date.parse('2026-11-21T12:00:00Z')
export const RENEWED = Date.parse('2027-02-21T12:00:00Z')
export const EXPIRES = Date.parse('2027-05-21T12:00:00Z')

export const PRICES = {
  gems: { amount: 499, currency: 'USD' },
  subscription: { amount: 1500, currency: 'USD' },
  once: { amount: 1500, currency: 'USD' },
} as const
export const ORDERS = {
  gems: { type: 'gems', pack: '21gems' },
  subscription: { type: 'subscription', block: 'basic_3mo' },
  once: undefined,
} as const

export const decimal = (amount: number): string => (amount / 100).toFixed(2)
