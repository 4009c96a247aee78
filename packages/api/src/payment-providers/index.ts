export { localEvent } from './local/local-events.ts'
export {
  type Agreement,
  type AgreementDetails,
  CURRENCY,
  type PaymentEvent,
  type PaymentProvider,
  type Price,
  type ProviderFailure,
  type ProviderName,
  type StartedCheckout,
} from './port.ts'
export { paymentProviders, type PaymentProviders } from './providers.ts'
export { stripeProvider } from './stripe/stripe-provider.ts'
