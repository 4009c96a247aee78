import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server'
import { toIso } from '@daykeep/rules/kernel'
import type { Passkey } from '../../contract/index.ts'
import type { Config } from '../../config.ts'
import { type Document, eq, type Store } from '../../store/index.ts'

/** A passkey of a player; the id is that of the credential, the key in Base64. Times are milliseconds since 1970. */
export type PasskeyBody = {
  readonly userId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number
}

/** A challenge that a passkey has to answer, once. `userId`: who adds a passkey; nobody for a login. */
export type CeremonyBody = { readonly challenge: string; readonly userId: string; readonly expiresAt: number }

/** Milliseconds to find one's key. */
export const LIFETIME = 5 * 60 * 1000

/** Passkeys of an account. */
export const MAX_PASSKEYS = 20

/** The library is loaded with the first passkey: it is a fifth of all modules. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Who asks: passkeys are bound to the host that players open. */
export const relyingParty = ({ baseUrl }: Pick<Config, 'baseUrl'>) => {
  const { hostname, origin } = new URL(baseUrl)
  return { rpID: hostname, rpName: 'Daykeep', origin }
}

/** What an answer of a browser has to prove, whether it adds a passkey or logs in by one. */
export const expectedAnswer = (config: Pick<Config, 'baseUrl'>, expectedChallenge: string) => {
  const { rpID, origin } = relyingParty(config)
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
}

export const passkeysOf = (store: Pick<Store, 'find'>, userId: string): Promise<readonly Document<PasskeyBody>[]> =>
  store.find<PasskeyBody>('passkeys', { where: eq('userId', userId) })

export const toCredential = ({ id, body }: Document<PasskeyBody>): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(body.publicKey, 'base64url')),
  counter: body.counter,
  transports: [...body.transports] as AuthenticatorTransport[],
})

export const toPublicKey = ({ publicKey }: Pick<WebAuthnCredential, 'publicKey'>): string =>
  Buffer.from(publicKey).toString('base64url')

export const toUserHandle = (userId: string) => new TextEncoder().encode(userId)

export const toPasskey = ({ id, body }: Document<PasskeyBody>): Passkey => ({
  id,
  name: body.name,
  createdAt: toIso(body.createdAt),
  lastUsedAt: toIso(body.lastUsedAt),
})
