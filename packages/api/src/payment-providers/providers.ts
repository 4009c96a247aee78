import type { Config } from '../config.ts'
import { localProvider } from './local/local-provider.ts'
import type { PaymentProvider, ProviderName } from './port.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** The providers of this server. */
export type PaymentProviders = {
  readonly names: ReadonlyArray<ProviderName>
  /** One by its name, or the first. Undefined for one that the server does not have. */
  readonly named: (name?: ProviderName) => PaymentProvider | undefined
}

/** Those that the configuration names, or else the local one, which charges nothing. */
export const paymentProviders = (
  { baseUrl, stripe }: Pick<Config, 'baseUrl' | 'stripe'>,
  others: ReadonlyArray<PaymentProvider> = [],
): PaymentProviders => {
  const configured = [...(stripe === undefined ? [] : [stripeProvider(stripe)]), ...others]
  const providers = configured.length === 0 ? [localProvider(baseUrl)] : configured
  const byName = new Map(providers.map((provider) => [provider.name, provider]))
  return {
    names: [...byName.keys()],
    named: (name) => (name === undefined ? providers[0] : byName.get(name)),
  }
}
