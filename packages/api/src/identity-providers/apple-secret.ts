import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { AppleClient } from '../identity-config.ts'

const ALGORITHM = 'ES256'

/** Apple allows six months; ours is used at once. */
const LIFETIME = '5m'

/** Signs the client secret that Apple asks for. */
export const appleSecret = async ({ issuer, clientId, teamId, keyId, privateKey }: AppleClient): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await importPKCS8(privateKey, ALGORITHM))

/** Sends a client secret in the body, as Apple wants it. */
export const secretInBody =
  (clientId: string, secret: string): ClientAuth =>
  (_server, _client, body) => {
    body.set('client_id', clientId)
    body.set('client_secret', secret)
  }
