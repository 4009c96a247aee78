import type { Instant } from '@daykeep/rules/kernel'
import type { Either } from 'fp-ts/lib/Either.js'
import type { PaymentOrder } from '../contract/index.ts'

/** What is paid, in the smallest unit of the currency. Prices of the catalogue are in US dollars. docs/reference/api.md 6.1. */
export type Price = { readonly amount: number; readonly currency: typeof CURRENCY }

export const CURRENCY = 'USD'

/** The names under which plans know their provider. docs/reference/api.md 3.1. */
export type ProviderName = 'Local' | 'Stripe' | 'Paypal' | 'Amazon Payments' | 'Google' | 'Apple'

/** What a provider is asked to charge. `id`: ours; every event about it names it again. */
export type Checkout = Price & {
  readonly id: string
  readonly order: PaymentOrder
  /** Months between two bills; undefined when it is paid once. */
  readonly everyMonths?: number
  /** How many units of the price are billed: seats of a group plan. */
  readonly seats?: number
  /** What the player sees on the provider's page. */
  readonly title: string
  readonly email?: string
  /** Where the provider leads the player afterwards. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** `session`: the provider's name of the checkout; `url`: the page that the player is sent to. */
export type StartedCheckout = { readonly session: string; readonly url: string }

/** A renewing payment as the provider knows it. */
export type Agreement = { readonly customer: string; readonly subscription: string }

/** What a provider has charged, in whatever currency. */
export type Charged = { readonly amount: number; readonly currency: string }

/**
 * Something that happened at the provider. `id` is the provider's: one id is one event, however often it comes.
 * `payment`: our id of the payment that it is about. Amounts are in the smallest unit of the currency.
 */
export type PaymentEvent = { readonly id: string; readonly payment: string; readonly at: Instant } & (
  | ({ readonly type: 'paid'; readonly nextBill?: Instant; readonly billedByUs?: true } & Charged & Partial<Agreement>)
  | { readonly type: 'failed' }
  /** The player has agreed to what changed. */
  | { readonly type: 'agreed' }
  /** `billedByUs`: the next bill is for us to charge. */
  | ({ readonly type: 'renewed'; readonly nextBill?: Instant; readonly billedByUs?: true } & Charged)
  /** Paid back so far, in all. */
  | { readonly type: 'refunded'; readonly amount: number }
  /** Won: for us. */
  | { readonly type: 'disputed'; readonly outcome: 'open' | 'won' | 'lost' }
  /** A renewing payment has ended at the provider. */
  | { readonly type: 'ended'; readonly nextBill?: Instant }
)

/** What a renewing payment costs from its next bill on. `payment`: our id; the page leads back to the urls. */
export type PriceChange = Price &
  Pick<Checkout, 'successUrl' | 'cancelUrl' | 'seats'> & { readonly payment: string; readonly everyMonths: number }

/** What the player still has to agree to on the provider's page, if anything. */
export type Consent = { readonly consentUrl?: string }

/** What the provider says of a renewing payment. docs/reference/api.md 2.16. */
export type AgreementDetails = {
  readonly customerId: string
  readonly originalPurchaseDate?: Instant
  readonly lastPaymentDate?: Instant
  readonly nextPaymentDate?: Instant
}

/**
 * Why a provider did not do what it was asked to. Nothing was charged, or it can be asked again. `inStore`: only the player
 * can do it, in the app store.
 */
export type ProviderFailure = { readonly type: 'unavailable' | 'refused' | 'inStore'; readonly reason: string }

/** A request of the provider to us, as it came: signatures are over the bytes. */
export type ProviderRequest = { readonly body: string; readonly headers: Readonly<Record<string, string | undefined>> }

export type BadRequest = 'badSignature' | 'unknownEvent'

/** A bill of a provider that leaves the time of billing to us. `period`: when it is due; one period is charged once. */
export type Bill = Price & { readonly payment: string; readonly period: string }

/** What the app of a store sends us of a purchase. `signature`: of Google Play alone. */
export type Receipt = { readonly receipt: string; readonly signature?: string }

/** A purchase that a store has confirmed. `payment`: our id, the same for every receipt and event of the purchase. */
export type StorePurchase = {
  readonly payment: string
  readonly product: string
  readonly events: readonly PaymentEvent[]
}

export type PaymentEventOf<Type extends PaymentEvent['type']> = PaymentEvent & { readonly type: Type }

/**
 * A payment provider. Each call may be made again with the same checkout: it charges once. No card data passes us.
 * docs/reference/api.md 6.3; docs/decisions/092-the-payment-port.md.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** `app`: purchases begin in the app of a store, which sends us their receipts. */
  readonly startsIn: 'web' | 'app'
  readonly startCheckout: (checkout: Checkout) => Promise<Either<ProviderFailure, StartedCheckout>>
  /** Events of a request of the provider, if its signature is the provider's. */
  readonly readEvents: (request: ProviderRequest) => Promise<Either<BadRequest, readonly PaymentEvent[]>>
  /** What became of a checkout, for players who are back before the provider's request or when that is lost. */
  readonly findEvents: (
    checkout: Price & { readonly id: string; readonly session: string },
  ) => Promise<readonly PaymentEvent[]>
  /** A page on which the player changes what is charged. */
  readonly changeCard: (
    agreement: Agreement,
    urls: Pick<Checkout, 'successUrl' | 'cancelUrl'>,
  ) => Promise<Either<ProviderFailure, StartedCheckout>>
  /** Ends a renewing payment after the paid time, which lasts until `nextBill`. */
  readonly cancel: (agreement: Agreement) => Promise<Either<ProviderFailure, { readonly nextBill?: Instant }>>
  readonly changeSeats: (agreement: Agreement, seats: number) => Promise<Either<ProviderFailure, Consent>>
  /** Another price and period from the next bill on; nothing is charged now, and what is paid stays. */
  readonly changePrice: (agreement: Agreement, change: PriceChange) => Promise<Either<ProviderFailure, Consent>>
  readonly details: (agreement: Agreement) => Promise<Either<ProviderFailure, AgreementDetails>>
  /** Charges a bill; of providers that do not do so by themselves. */
  readonly charge?: (subscription: string, bill: Bill) => Promise<Either<ProviderFailure, readonly PaymentEvent[]>>
  /** Of app stores: the purchase that a receipt proves. */
  readonly readReceipt?: (receipt: Receipt) => Promise<Either<BadRequest | ProviderFailure, StorePurchase>>
  /** Of app stores: tells that the purchase was delivered; otherwise it would be paid back. */
  readonly acknowledge?: (purchase: StorePurchase, receipt: Receipt) => Promise<Either<ProviderFailure, void>>
}

/** Whether the price is due again and again. */
export const renews = ({ type }: PaymentOrder): boolean => type === 'subscription' || type === 'groupPlan'
