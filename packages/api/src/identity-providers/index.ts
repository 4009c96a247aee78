export { loadIdentityProviders } from './load-identity-providers.ts'
export { type Identity, type IdentityProviders, isNetwork, type Network } from './port.ts'
