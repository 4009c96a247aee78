import type { IdentityConfig } from '../identity-config.ts'
import type { IdentityProviders } from './port.ts'

type Settings = { readonly identity: IdentityConfig; readonly baseUrl: string }

/** The providers that the settings name. OpenID Connect is loaded only where one is named. */
export const loadIdentityProviders = async (settings: Settings): Promise<IdentityProviders> => {
  if (Object.values(settings.identity).every((provider) => provider === undefined)) return {}
  const { identityProviders } = await import('./identity-providers.ts')
  return identityProviders(settings)
}
