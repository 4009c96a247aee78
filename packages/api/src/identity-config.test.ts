import * as E from 'fp-ts/lib/Either.js'
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const pemOf = (namedCurve: string): string =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' })

const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'keep' }
const APPLE = {
  APPLE_CLIENT_ID: 'org.example.keep',
  APPLE_TEAM_ID: 'T',
  APPLE_KEY_ID: 'K',
  APPLE_PRIVATE_KEY: pemOf('P-256').replaceAll('\n', '\\n'),
}

const identityOf = (env: Readonly<Record<string, string>>) => {
  const config = readConfig(env)
  return E.isRight(config) ? config.right.identity : config.left.map(({ variable }) => variable)
}

describe('the providers that players sign in by', () => {
  it('are none by themselves', () => {
    expect(identityOf({})).toEqual({})
  })

  it('are those that are configured', () => {
    expect(identityOf({ ...OIDC, ...APPLE, GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' })).toMatchObject({
      oidc: { issuer: 'https://id.example', clientId: 'keep', name: 'id.example' },
      google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 's' },
      apple: { clientId: 'org.example.keep', privateKey: expect.stringContaining('\n') as string },
    })
    expect(identityOf({ ...OIDC, OIDC_NAME: 'Our house', OIDC_CLIENT_SECRET: 's' })).toMatchObject({
      oidc: { name: 'Our house', clientSecret: 's' },
    })
    expect(identityOf({ ...OIDC, OIDC_ISSUER: 'http://localhost:4000' })).toHaveProperty('oidc')
  })

  it.each([
    ['half of Google', { GOOGLE_CLIENT_ID: 'g' }, ['GOOGLE_CLIENT_SECRET']],
    ['a provider without a client', { OIDC_ISSUER: 'https://id.example' }, ['OIDC_CLIENT_ID']],
    ['a provider that lacks a client and TLS', { OIDC_ISSUER: 'http://id.example' }, ['OIDC_CLIENT_ID', 'OIDC_ISSUER']],
    ['a provider without TLS', { ...OIDC, OIDC_ISSUER: 'http://id.example' }, ['OIDC_ISSUER']],
    ['a provider that is no address', { ...OIDC, OIDC_ISSUER: 'id.example' }, ['OIDC_ISSUER']],
    ['Apple by its client alone', { APPLE_CLIENT_ID: 'a' }, ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']],
    ['a key of another curve', { ...APPLE, APPLE_PRIVATE_KEY: pemOf('P-384') }, ['APPLE_PRIVATE_KEY']],
    ['a key that is none', { ...APPLE, APPLE_PRIVATE_KEY: 'secret' }, ['APPLE_PRIVATE_KEY']],
  ])('are not %s', (_, env, variables) => {
    expect(identityOf(env)).toEqual(variables)
    const config = readConfig(env)
    expect(JSON.stringify(config)).not.toContain('"found":"secret"')
  })
})
