import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppleClient } from '../../src/identity-config.ts'
import type { Person } from './identity-provider.ts'

/** A server that answers as Apple documents it: a signed client secret, a form instead of a query, the name but once. */
export type ScriptedApple = {
  readonly client: AppleClient
  /** What Apple posts to us after somebody signed in at this address. */
  readonly signIn: (
    url: string,
    person: Person,
    name?: { firstName: string; lastName: string },
  ) => Record<string, string>
  /** An ID token as native apps are given. */
  readonly idToken: (person: Person, claims?: { readonly aud?: string; readonly iat?: number }) => Promise<string>
  readonly stop: () => Promise<void>
}

type Granted = {
  readonly person: Person
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

export const startScriptedApple = async (): Promise<ScriptedApple> => {
  const [ours, theirs] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ])
  const codes = new Map<string, Granted>()
  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      if (request.url === '/.well-known/openid-configuration')
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth/authorize`,
          token_endpoint: `${issuer}/auth/token`,
          jwks_uri: `${issuer}/auth/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        }
      if (request.url === '/auth/keys')
        return { keys: [{ ...(await exportJWK(theirs.publicKey)), kid: 'K', alg: 'RS256', use: 'sig' }] }
      return token(new URLSearchParams(await textOf(request)))
    }
    void answer().then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) =>
        response
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: 'invalid_grant', error_description: String(error) })),
    )
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client: AppleClient = {
    issuer,
    clientId: 'org.example.daykeep',
    teamId: 'TEAM123456',
    keyId: 'KEY1234567',
    privateKey: await exportPKCS8(ours.privateKey),
  }
  const idToken = (
    { email_verified: verified, ...person }: Person,
    {
      aud = client.clientId,
      iat = Math.floor(Date.now() / 1000),
      nonce,
    }: Readonly<{ aud?: string; iat?: number; nonce?: string }> = {},
  ): Promise<string> =>
    new SignJWT({ ...person, email_verified: String(verified), ...(nonce === undefined ? {} : { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'K' })
      .setIssuer(issuer)
      .setAudience(aud)
      .setIssuedAt(iat)
      .setExpirationTime(iat + 86_400)
      .sign(theirs.privateKey)
  const token = async (form: URLSearchParams): Promise<unknown> => {
    const { payload, protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', ours.publicKey, {
      issuer: client.teamId,
      subject: client.clientId,
      audience: issuer,
      maxTokenAge: '180 days',
    })
    if (protectedHeader.kid !== client.keyId || payload.exp === undefined)
      throw new Error('not the secret of this client')
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    if (granted === undefined || form.get('redirect_uri') !== granted.redirectUri) throw new Error('no such code')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== granted.challenge) throw new Error('another browser began this')
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await idToken(granted.person, { nonce: granted.nonce }),
    }
  }
  return {
    client,
    idToken,
    signIn: (url, person, name) => {
      const { searchParams } = new URL(url)
      const param = (field: string) => searchParams.get(field) ?? ''
      if (param('response_mode') !== 'form_post') throw new Error('Apple tells no name by a query')
      const code = randomUUID()
      const [nonce, challenge, redirectUri] = [param('nonce'), param('code_challenge'), param('redirect_uri')]
      codes.set(code, { person, nonce, challenge, redirectUri })
      return { code, state: param('state'), ...(name === undefined ? {} : { user: JSON.stringify({ name }) }) }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((ended) => server.close(ended))
    },
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
