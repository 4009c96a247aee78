import type { PaymentSettings } from '../payment-settings.ts'
import { amazonProvider } from './amazon/amazon-provider.ts'
import { appleProvider } from './apple/apple-provider.ts'
import { googleProvider } from './google/google-provider.ts'
import { localProvider } from './local/local-provider.ts'
import { paypalProvider } from './paypal/paypal-provider.ts'
import type { PaymentProvider, ProviderName } from './port.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** The providers of this server. */
export type PaymentProviders = {
  readonly names: ReadonlyArray<ProviderName>
  /** Those by which players pay in the browser. */
  readonly onWeb: ReadonlyArray<ProviderName>
  /** One by its name, or the first of the web. Undefined for one that the server does not have. */
  readonly named: (name?: ProviderName) => PaymentProvider | undefined
}

/** Those that the configuration names, or else the local one, which charges nothing. */
export const paymentProviders = (
  { baseUrl, providers = {} }: { readonly baseUrl: string; readonly providers?: PaymentSettings },
  others: ReadonlyArray<PaymentProvider> = [],
): PaymentProviders => {
  const { stripe, paypal, amazon, apple, google } = providers
  const configured = [
    ...(stripe === undefined ? [] : [stripeProvider(stripe)]),
    ...(paypal === undefined ? [] : [paypalProvider(paypal)]),
    ...(amazon === undefined ? [] : [amazonProvider(amazon)]),
    ...(apple === undefined ? [] : [appleProvider(apple)]),
    ...(google === undefined ? [] : [googleProvider(google)]),
    ...others,
  ]
  const all = configured.length === 0 ? [localProvider(baseUrl)] : configured
  const byName = new Map(all.map((provider) => [provider.name, provider]))
  const web = all.filter(({ startsIn }) => startsIn === 'web')
  return {
    names: [...byName.keys()],
    onWeb: web.map(({ name }) => name),
    named: (name) => (name === undefined ? web[0] : byName.get(name)),
  }
}
