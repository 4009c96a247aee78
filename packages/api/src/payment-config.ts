import { createPrivateKey, createPublicKey } from 'node:crypto'
import { resolve } from 'node:path'
import type {
  AmazonSettings,
  AppleSettings,
  GoogleSettings,
  PaypalSettings,
  PaymentSettings,
} from './payment-settings.ts'
import { type Check, type ConfigFault, type Environment, readAll, textOf } from './read-all.ts'

/** Reads the providers; adds what is wrong to `faults`. Secrets are never repeated there. */
export const readPaymentConfig = (env: Environment, faults: ConfigFault[]): PaymentSettings => {
  const stripe = readAll(env, faults, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const paypal = readPaypal(env, faults)
  const amazon = readAmazon(env, faults)
  const apple = readApple(env, faults)
  const google = readGoogle(env, faults)
  return {
    ...(stripe === undefined
      ? {}
      : { stripe: { secretKey: stripe.STRIPE_SECRET_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET } }),
    ...(paypal === undefined ? {} : { paypal }),
    ...(amazon === undefined ? {} : { amazon }),
    ...(apple === undefined ? {} : { apple }),
    ...(google === undefined ? {} : { google }),
  }
}

/** Whether payments are tried out at the provider: `on` or `off`. */
const isSandbox = (env: Environment, variable: string, faults: ConfigFault[]): boolean => {
  const text = textOf(env, variable)
  if (text !== '' && text !== 'on' && text !== 'off') faults.push({ variable, expected: 'on or off', found: text })
  return text === 'on'
}

const readPaypal = (env: Environment, faults: ConfigFault[]): PaypalSettings | undefined => {
  const found = readAll(env, faults, [
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_PRODUCT_ID',
  ])
  if (found === undefined) return undefined
  return {
    clientId: found.PAYPAL_CLIENT_ID,
    clientSecret: found.PAYPAL_CLIENT_SECRET,
    webhookId: found.PAYPAL_WEBHOOK_ID,
    productId: found.PAYPAL_PRODUCT_ID,
    sandbox: isSandbox(env, 'PAYPAL_SANDBOX', faults),
  }
}

const REGIONS = ['us', 'eu', 'jp'] as const

const regionOf = (text: string) => REGIONS.find((each) => each === text)

const readAmazon = (env: Environment, faults: ConfigFault[]): AmazonSettings | undefined => {
  const found = readAll(
    env,
    faults,
    ['AMAZON_PAY_PUBLIC_KEY_ID', 'AMAZON_PAY_PRIVATE_KEY', 'AMAZON_PAY_STORE_ID', 'AMAZON_PAY_REGION'],
    {
      AMAZON_PAY_PRIVATE_KEY: PRIVATE_KEY,
      AMAZON_PAY_REGION: { expected: REGIONS.join(', '), isValid: (text) => regionOf(text) !== undefined },
    },
  )
  const region = found === undefined ? undefined : regionOf(found.AMAZON_PAY_REGION)
  if (found === undefined || region === undefined) return undefined
  return {
    publicKeyId: found.AMAZON_PAY_PUBLIC_KEY_ID,
    privateKey: linesOf(found.AMAZON_PAY_PRIVATE_KEY),
    storeId: found.AMAZON_PAY_STORE_ID,
    region,
    sandbox: isSandbox(env, 'AMAZON_PAY_SANDBOX', faults),
  }
}

const readApple = (env: Environment, faults: ConfigFault[]): AppleSettings | undefined => {
  const found = readAll(
    env,
    faults,
    [
      'APP_STORE_BUNDLE_ID',
      'APP_STORE_APP_ID',
      'APP_STORE_ISSUER_ID',
      'APP_STORE_KEY_ID',
      'APP_STORE_PRIVATE_KEY',
      'APP_STORE_ROOT_CERTIFICATES',
    ],
    {
      APP_STORE_PRIVATE_KEY: PRIVATE_KEY,
      APP_STORE_APP_ID: { expected: 'a number', isValid: (text) => Number.isInteger(Number(text)) },
    },
  )
  if (found === undefined) return undefined
  return {
    bundleId: found.APP_STORE_BUNDLE_ID,
    appId: Number(found.APP_STORE_APP_ID),
    issuerId: found.APP_STORE_ISSUER_ID,
    keyId: found.APP_STORE_KEY_ID,
    privateKey: linesOf(found.APP_STORE_PRIVATE_KEY),
    rootCertificates: found.APP_STORE_ROOT_CERTIFICATES.split(/[\s,]+/).map((file) => resolve(file)),
    sandbox: isSandbox(env, 'APP_STORE_SANDBOX', faults),
  }
}

const readGoogle = (env: Environment, faults: ConfigFault[]): GoogleSettings | undefined => {
  const found = readAll(
    env,
    faults,
    [
      'GOOGLE_PLAY_PACKAGE',
      'GOOGLE_PLAY_ACCOUNT',
      'GOOGLE_PLAY_PRIVATE_KEY',
      'GOOGLE_PLAY_LICENSE_KEY',
      'GOOGLE_PLAY_NOTIFIER',
      'GOOGLE_PLAY_AUDIENCE',
    ],
    {
      GOOGLE_PLAY_PRIVATE_KEY: PRIVATE_KEY,
      GOOGLE_PLAY_LICENSE_KEY: {
        expected: 'the license key of the app, in base64',
        isValid: (text) => isPublicKey(text),
        isSecret: true,
      },
    },
  )
  if (found === undefined) return undefined
  return {
    packageName: found.GOOGLE_PLAY_PACKAGE,
    clientEmail: found.GOOGLE_PLAY_ACCOUNT,
    privateKey: linesOf(found.GOOGLE_PLAY_PRIVATE_KEY),
    licenseKey: found.GOOGLE_PLAY_LICENSE_KEY,
    notifications: { email: found.GOOGLE_PLAY_NOTIFIER, audience: found.GOOGLE_PLAY_AUDIENCE },
  }
}

const linesOf = (pem: string): string => pem.replaceAll('\\n', '\n')

const PRIVATE_KEY: Check = {
  expected: 'a private key: PEM, its lines divided by \\n',
  isValid: (text) => {
    try {
      createPrivateKey(linesOf(text))
      return true
    } catch {
      return false
    }
  },
  isSecret: true,
}

const isPublicKey = (text: string): boolean => {
  try {
    createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return true
  } catch {
    return false
  }
}
