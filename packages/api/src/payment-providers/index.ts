export type { AmazonProvider } from './amazon/amazon-provider.ts'
export { paymentIdOf } from './amounts.ts'
export { attempt } from './attempt.ts'
export { localEvent } from './local/local-events.ts'
export {
  type Agreement,
  type AgreementDetails,
  type Consent,
  CURRENCY,
  type Charged,
  type PaymentEvent,
  type PaymentEventOf,
  type PaymentProvider,
  type Receipt,
  type StorePurchase,
  type Price,
  type ProviderFailure,
  type ProviderName,
  type StartedCheckout,
} from './port.ts'
export { paymentProviders, type PaymentProviders } from './providers.ts'
export { stripeProvider } from './stripe/stripe-provider.ts'
