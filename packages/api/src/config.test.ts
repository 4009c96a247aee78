import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
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
      LISTEN_ADDRESS: '127.0.0.1',
    }
    expect(readConfig(env)).toMatchObject(
      E.right({
        port: 8080,
        host: '127.0.0.1',
        baseUrl: 'https://keep.example',
        dataDir: '/srv/keep',
        rateLimit: false,
        proxies: 1,
      }),
    )
  })

  it('takes addresses and clients to block', () => {
    const blocked = { addresses: new Set(['192.0.2.7', '2001:db8::1']), clients: new Set(['bad-app']) }
    const env = { BLOCKED_ADDRESSES: '::ffff:192.0.2.7, 2001:0DB8:0::1', BLOCKED_CLIENTS: 'bad-app' }
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
    ['LISTEN_ADDRESS', 'localhost'],
    ['BLOCKED_ADDRESSES', '192.0.2.0/24'],
    ['BLOCKED_ADDRESSES', 'example.org'],
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

describe('messages to browsers', () => {
  const keys = webPush.generateVAPIDKeys()

  it('need no settings', () =>
    expect(readConfig({ MAIL_FROM: 'Keep <keep@example.org>' })).toMatchObject(
      E.right({ webPush: { isOn: true, contact: 'mailto:keep@example.org' } }),
    ))

  it('have keys and a contact of their own, or are off', () => {
    const { publicKey, privateKey } = keys
    const env = { WEB_PUSH: 'off', WEB_PUSH_CONTACT: 'https://keep.example/contact' }
    expect(readConfig({ ...env, WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey })).toMatchObject(
      E.right({ webPush: { isOn: false, contact: 'https://keep.example/contact', keys } }),
    )
  })

  it.each([
    [{ WEB_PUSH: 'maybe' }, 'WEB_PUSH'],
    [{ WEB_PUSH_CONTACT: 'keep@example.org' }, 'WEB_PUSH_CONTACT'],
    [{ WEB_PUSH_PUBLIC_KEY: keys.publicKey }, 'WEB_PUSH_PRIVATE_KEY'],
    [{ WEB_PUSH_PUBLIC_KEY: 'short', WEB_PUSH_PRIVATE_KEY: keys.privateKey }, 'WEB_PUSH_PUBLIC_KEY'],
  ])('stop the start when %j makes no sense', (env, variable) => {
    const config = readConfig(env)
    expect(E.isLeft(config) ? config.left.map((fault) => fault.variable) : []).toEqual([variable])
    expect(JSON.stringify(config)).not.toContain(keys.privateKey)
  })
})
