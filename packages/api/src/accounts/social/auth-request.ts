import * as E from 'fp-ts/lib/Either.js'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import { hashText, isSameHash, randomSecret } from '../secrets.ts'
import { browserSecret } from './browser-cookie.ts'
import type { Identity, Network } from '../../identity-providers/index.ts'
import { type Document, toJson, type Write } from '../../store/index.ts'

/**
 * A sign-in that a browser began. The id is a hash of the state that goes through the provider, and `browserHash` one of
 * the secret in the browser's cookie: who has but one of them ends nothing. Times are milliseconds since 1970.
 */
export type AuthRequest = {
  readonly network: Network
  readonly browserHash: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly expiresAt: number
  /** The player who connects the provider to an account that is there. */
  readonly linkTo?: string
  /** Whom the provider recognised, while the player has still to decide something. */
  readonly identity?: Identity
}

/** Milliseconds that somebody has at the provider, and then for what is left to decide. */
export const LIFETIME = 15 * 60 * 1000

type NewAuthRequest = {
  readonly state: string
  readonly browser: string
  readonly body: AuthRequest
  readonly write: Write
}

export const newAuthRequest = (
  network: Network,
  { at, linkTo }: { readonly at: number; readonly linkTo?: string },
): NewAuthRequest => {
  const [state, browser] = [randomSecret(), randomSecret()]
  const body: AuthRequest = {
    network,
    browserHash: hashText(browser),
    nonce: randomSecret(),
    codeVerifier: randomSecret(),
    expiresAt: at + LIFETIME,
    ...(linkTo === undefined ? {} : { linkTo }),
  }
  return { state, browser, body, write: { type: 'insert', collection: 'authRequests', id: hashText(state), body } }
}

/** What this browser began with this state, if it is not over. */
export const findAuthRequest = async (
  { store, clock, config }: Pick<AppContext, 'store' | 'clock' | 'config'>,
  request: Pick<ApiRequest, 'raw'>,
  { network, state }: { readonly network: string; readonly state: string },
): Promise<Document<AuthRequest> | undefined> => {
  const found = await store.get<AuthRequest>('authRequests', hashText(state))
  if (found === undefined || found.body.network !== network || found.body.expiresAt <= clock()) return undefined
  return isSameHash(found.body.browserHash, hashText(browserSecret(config, request))) ? found : undefined
}

/** Ends it. False when another call was faster: a state works once. */
export const endAuthRequest = async (
  { store }: Pick<AppContext, 'store'>,
  { id, version }: Document<AuthRequest>,
): Promise<boolean> => E.isRight(await store.commit([{ type: 'remove', collection: 'authRequests', id, version }]))

/** Keeps whom the provider recognised until the player has decided. */
export const keepIdentity = async (
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { id, body }: Document<AuthRequest>,
  identity: Identity,
): Promise<void> => {
  const finishedRequest = toJson({ ...body, nonce: '', codeVerifier: '', identity, expiresAt: clock() + LIFETIME })
  await store.commit([{ type: 'insert', collection: 'authRequests', id, body: finishedRequest }])
}
