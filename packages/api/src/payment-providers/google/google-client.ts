import type { androidpublisher_v3 } from '@googleapis/androidpublisher'
import type { JWTPayload, JWTVerifyOptions } from 'jose'
import type { GoogleSettings } from '../../payment-settings.ts'

export type GoogleClient = {
  readonly api: androidpublisher_v3.Androidpublisher
  /** The claims of a token that Google has signed. Rejects for any other. */
  readonly verifyToken: (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs'

/** Milliseconds that Google gets for an answer. */
const TIMEOUT = 20_000

/** The SDKs are loaded when they are first needed. */
export const loadGoogle = async ({ clientEmail, privateKey, apiUrl }: GoogleSettings): Promise<GoogleClient> => {
  const { androidpublisher, auth } = await import('@googleapis/androidpublisher')
  const { createRemoteJWKSet, jwtVerify } = await import('jose')
  const keys = createRemoteJWKSet(new URL(apiUrl === undefined ? KEYS : `${apiUrl}/oauth2/v3/certs`))
  const account = new auth.JWT({ email: clientEmail, key: privateKey, scopes: [SCOPE] })
  return {
    api: androidpublisher({
      version: 'v3',
      timeout: TIMEOUT,
      ...(apiUrl === undefined ? { auth: account } : { rootUrl: `${apiUrl}/` }),
    }),
    verifyToken: async (token, options) => (await jwtVerify(token, keys, options)).payload,
  }
}
