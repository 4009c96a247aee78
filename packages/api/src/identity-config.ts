import { createPrivateKey } from 'node:crypto'
import { type ConfigFault as Fault, type Environment, readAll, textOf } from './read-all.ts'

/** An OpenID Connect provider, and who we are to it. Without a secret we are a public client. */
export type OpenIdClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string
  /** What its button says. */
  readonly name: string
}

/** Apple asks for a secret that is signed anew each time. `privateKey` is PKCS 8 in PEM. */
export type AppleClient = {
  readonly issuer: string
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  readonly privateKey: string
}

/** The providers that players may sign in by; each is there only if it is configured. */
export type IdentityConfig = {
  readonly oidc?: OpenIdClient
  readonly google?: OpenIdClient
  readonly apple?: AppleClient
}

const GOOGLE = 'https://accounts.google.com'
const APPLE = 'https://appleid.apple.com'

/** Reads the providers; adds what is wrong to `faults`. Secrets are never repeated there. */
export const readIdentityConfig = (env: Environment, faults: Fault[]): IdentityConfig => {
  const oidc = readOidc(env, faults)
  const google = readAll(env, faults, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const apple = readApple(env, faults)
  return {
    ...(oidc === undefined ? {} : { oidc }),
    ...(google === undefined
      ? {}
      : {
          google: {
            issuer: GOOGLE,
            clientId: google.GOOGLE_CLIENT_ID,
            clientSecret: google.GOOGLE_CLIENT_SECRET,
            name: 'Google',
          },
        }),
    ...(apple === undefined ? {} : { apple }),
  }
}

const readOidc = (env: Environment, faults: Fault[]): OpenIdClient | undefined => {
  const found = readAll(env, faults, ['OIDC_ISSUER', 'OIDC_CLIENT_ID'], {
    OIDC_ISSUER: { expected: 'an address that begins with https://', isValid: isIssuer },
  })
  if (found === undefined) return undefined
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = found
  const clientSecret = textOf(env, 'OIDC_CLIENT_SECRET')
  const name = textOf(env, 'OIDC_NAME') || new URL(issuer).hostname
  return { issuer, clientId, name, ...(clientSecret === '' ? {} : { clientSecret }) }
}

const readApple = (env: Environment, faults: Fault[]): AppleClient | undefined => {
  const expected = 'the key file of Apple: PEM, its lines divided by \\n'
  const found = readAll(env, faults, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], {
    APPLE_PRIVATE_KEY: { expected, isValid: (text) => isSigningKey(linesOf(text)), isSecret: true },
  })
  if (found === undefined) return undefined
  return {
    issuer: APPLE,
    clientId: found.APPLE_CLIENT_ID,
    teamId: found.APPLE_TEAM_ID,
    keyId: found.APPLE_KEY_ID,
    privateKey: linesOf(found.APPLE_PRIVATE_KEY),
  }
}

const linesOf = (pem: string): string => pem.replaceAll('\\n', '\n')

/** A provider on this machine may do without a certificate. */
export const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLocal(text))
}

/** Apple signs with P-256 alone. */
const isSigningKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
