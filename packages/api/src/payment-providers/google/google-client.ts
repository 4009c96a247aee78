import type { androidpublisher_v3 } from '@googleapis/androidpublisher'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { GoogleSettings } from '../../payment-settings.ts'

export type GoogleClient = { readonly api: androidpublisher_v3.Androidpublisher; readonly keys: JWTVerifyGetKey }

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs'

/** Milliseconds that Google gets for an answer. */
const TIMEOUT = 20_000

/** The SDK is loaded when it is first needed. */
export const loadGoogle = async ({ clientEmail, privateKey, apiUrl }: GoogleSettings): Promise<GoogleClient> => {
  const { androidpublisher, auth } = await import('@googleapis/androidpublisher')
  const account = new auth.JWT({ email: clientEmail, key: privateKey, scopes: [SCOPE] })
  return {
    api: androidpublisher({
      version: 'v3',
      timeout: TIMEOUT,
      ...(apiUrl === undefined ? { auth: account } : { rootUrl: `${apiUrl}/` }),
    }),
    keys: createRemoteJWKSet(new URL(apiUrl === undefined ? KEYS : `${apiUrl}/oauth2/v3/certs`)),
  }
}
