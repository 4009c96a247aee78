import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('runs on a laptop with nothing set', () => {
    expect(readConfig({})).toMatchObject(
      E.right({ port: 3000, baseUrl: 'http://localhost:3000', rateLimit: true, logLevel: 'info', proxies: 0 }),
    )
  })

  it('takes what is set, without a slash behind the address', () => {
    const env = {
      PORT: '8080',
      BASE_URL: 'https://keep.example/',
      DATA_DIR: '/srv/keep',
      RATE_LIMIT: 'off',
      PROXIES: '1',
    }
    expect(readConfig(env)).toMatchObject(
      E.right({ port: 8080, baseUrl: 'https://keep.example', dataDir: '/srv/keep', rateLimit: false, proxies: 1 }),
    )
  })

  it('takes addresses and clients to block', () => {
    const blocked = { addresses: new Set(['192.0.2.7', '2001:db8::1']), clients: new Set(['bad-app']) }
    const env = { BLOCKED_ADDRESSES: '192.0.2.7, 2001:db8::1', BLOCKED_CLIENTS: 'bad-app' }
    expect(readConfig(env)).toMatchObject(E.right({ blocked }))
  })

  it('takes the address of a replica set, with all its hosts', () => {
    const url = 'mongodb://user:secret@a.example:27017,b.example:27018/daykeep?replicaSet=rs0'
    expect(readConfig({ MONGODB_URL: url })).toMatchObject(E.right({ mongodbUrl: url }))
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['BASE_URL', 'keep.example'],
    ['MONGODB_URL', 'http://localhost'],
    ['MAIL_URL', 'mail.example'],
    ['MAIL_FROM', 'Daykeep'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'maybe'],
    ['PROXIES', '-1'],
  ])('names %s when it is %j', (variable, value) => {
    expect(readConfig({ [variable]: value })).toMatchObject(E.left([{ variable, found: value }]))
  })

  it.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ])('asks for %s, without which Stripe would not do', (variable, env) => {
    expect(readConfig(env)).toMatchObject(E.left([{ variable }]))
  })

  it.each([
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'c', PAYPAL_WEBHOOK_ID: 'w', PAYPAL_PRODUCT_ID: 'p' }],
    [
      'AMAZON_PAY_PRIVATE_KEY',
      {
        AMAZON_PAY_PUBLIC_KEY_ID: 'LIVE-1',
        AMAZON_PAY_PRIVATE_KEY: 'no key',
        AMAZON_PAY_STORE_ID: 's',
        AMAZON_PAY_REGION: 'us',
      },
    ],
    ['APP_STORE_APP_ID', { APP_STORE_BUNDLE_ID: 'b' }],
    ['GOOGLE_PLAY_LICENSE_KEY', { GOOGLE_PLAY_PACKAGE: 'p' }],
  ])('asks for %s, without which its provider would not do', (variable, env) => {
    const config = readConfig(env)
    expect(E.isLeft(config) ? config.left.map((fault) => fault.variable) : []).toContain(variable)
    expect(JSON.stringify(config)).not.toContain('no key')
  })

  it('names every variable at fault', () => {
    const fieldErrors = readConfig({ PORT: 'x', RATE_LIMIT: 'x' })
    expect(E.isLeft(fieldErrors) && fieldErrors.left.map(({ variable }) => variable)).toEqual(['PORT', 'RATE_LIMIT'])
  })
})
