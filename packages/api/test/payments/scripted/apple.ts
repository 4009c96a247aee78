import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { generateKeyPairSync, webcrypto } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { paymentIdOf, paymentProviders } from '../../../src/payment-providers/index.ts'
import { createClient } from '../../../test-kit/client.ts'
import {
  CHARGED,
  type Charge,
  EXPIRES,
  PRICES,
  RENEWED,
  type Report,
  type ScriptedProvider,
  type Ware,
} from './scripted-provider.ts'

type Purchase = Charge & { readonly what: Ware }

const BUNDLE = 'org.daykeep.app'
const APP = 1_234_567
const TYPES = {
  gems: 'Consumable',
  subscription: 'Auto-Renewable Subscription',
  once: 'Non-Renewing Subscription',
} as const
/** By these marks Apple's certificates for signing are known. */
const MARKS = { intermediate: '1.2.840.113635.100.6.2.1', leaf: '1.2.840.113635.100.6.11.1' } as const
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

x509.cryptoProvider.set(webcrypto as never)

type Chain = { readonly root: x509.X509Certificate; readonly x5c: readonly string[]; readonly key: CryptoKey }

/** A chain of certificates as Apple's are: a root, one below it, and the one that signs. */
const chain = async (): Promise<Chain> => {
  const [rootKeys, middleKeys, leafKeys] = await Promise.all(
    [0, 1, 2].map(async () => webcrypto.subtle.generateKey(EC, true, ['sign', 'verify'])),
  )
  if (rootKeys === undefined || middleKeys === undefined || leafKeys === undefined) throw new Error('no keys')
  const about = (name: string, serialNumber: string) => ({
    serialNumber,
    subject: `CN=${name}`,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2060-01-01'),
    signingAlgorithm: EC,
  })
  const mark = (oid: string) => new x509.Extension(oid, false, new Uint8Array([5, 0]))
  const authority = () => new x509.BasicConstraintsExtension(true, undefined, true)
  const root = await x509.X509CertificateGenerator.create({
    ...about('Root', '01'),
    issuer: 'CN=Root',
    publicKey: rootKeys.publicKey as never,
    signingKey: rootKeys.privateKey,
    extensions: [authority()],
  })
  const middle = await x509.X509CertificateGenerator.create({
    ...about('Intermediate', '02'),
    issuer: 'CN=Root',
    publicKey: middleKeys.publicKey as never,
    signingKey: rootKeys.privateKey,
    extensions: [authority(), mark(MARKS.intermediate)],
  })
  const leaf = await x509.X509CertificateGenerator.create({
    ...about('Leaf', '03'),
    issuer: 'CN=Intermediate',
    publicKey: leafKeys.publicKey as never,
    signingKey: middleKeys.privateKey,
    extensions: [new x509.BasicConstraintsExtension(false), mark(MARKS.leaf)],
  })
  return {
    root,
    x5c: [leaf, middle, root].map((each) => Buffer.from(each.rawData).toString('base64')),
    key: leafKeys.privateKey,
  }
}

/** The App Store as its documents describe it: transactions and notifications that it signs. */
export const startApple = async (): Promise<ScriptedProvider> => {
  const [own, stranger] = [await chain(), await chain()]
  const file = join(await mkdtemp(join(tmpdir(), 'daykeep-apple-')), 'root.cer')
  await writeFile(file, Buffer.from(own.root.rawData))
  const purchases = new Map<string, Purchase>()
  let count = 2_000_000_000_000

  const sign = (payload: Readonly<Record<string, unknown>>, { x5c, key }: Chain = own): Promise<string> =>
    new SignJWT({ ...payload, signedDate: CHARGED }).setProtectedHeader({ alg: 'ES256', x5c: [...x5c] }).sign(key)

  const transactionOf = (key: string, more: Readonly<Record<string, unknown>> = {}) => {
    const { what, amount, currency } = purchases.get(key) as Purchase
    const renews = what === 'subscription'
    return {
      transactionId: key,
      originalTransactionId: key,
      bundleId: BUNDLE,
      productId: `${BUNDLE}.${what === 'gems' ? '21gems' : 'basic_3mo'}`,
      purchaseDate: CHARGED,
      originalPurchaseDate: CHARGED,
      ...(renews ? { expiresDate: RENEWED } : {}),
      quantity: 1,
      type: TYPES[what],
      inAppOwnershipType: 'PURCHASED',
      environment: 'Production',
      storefront: 'USA',
      price: amount * 10,
      currency,
      ...more,
    }
  }
  const notificationOf = (key: string, report: Report): readonly [string, string | undefined, unknown] => {
    const renews = purchases.get(key)?.what === 'subscription'
    switch (report) {
      case 'paid':
        return [renews ? 'SUBSCRIBED' : 'ONE_TIME_CHARGE', renews ? 'INITIAL_BUY' : undefined, transactionOf(key)]
      case 'renewed': {
        const bill = { transactionId: `${key}-2`, purchaseDate: RENEWED, expiresDate: EXPIRES }
        return ['DID_RENEW', undefined, transactionOf(key, bill)]
      }
      case 'ended':
        return ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED', transactionOf(key, { expiresDate: EXPIRES })]
      case 'halfRefunded':
      case 'refunded': {
        const revocationPercentage = report === 'refunded' ? 100_000 : 50_000
        return ['REFUND', undefined, transactionOf(key, { revocationDate: CHARGED + 1, revocationPercentage })]
      }
    }
  }
  return {
    providers: paymentProviders({
      baseUrl: 'http://daykeep.example',
      providers: {
        apple: {
          bundleId: BUNDLE,
          appId: APP,
          issuerId: 'issuer',
          keyId: 'KEY',
          privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
          rootCertificates: [file],
          sandbox: false,
          offline: true,
        },
      },
    }),
    converts: true,
    buy: async (_, what, charge = {}) => {
      count += 1
      const key = String(count)
      purchases.set(key, { what, ...PRICES[what], ...charge })
      return { payment: paymentIdOf('Apple', key), key }
    },
    confirm: async (player, { key }) => {
      const receipt = await sign(transactionOf(key))
      const { productId } = transactionOf(key)
      const { what } = purchases.get(key) as Purchase
      const body = { sku: productId, receipt }
      if (what === 'once') return player.call('POST', '/iap/ios/norenew-subscribe', { body })
      return what === 'subscription'
        ? player.call('POST', '/iap/ios/subscribe', { body })
        : player.call('POST', '/iap/ios/verify', { body: { transaction: { receipt } } })
    },
    report: async (server, { key, payment }, report, { forged = false } = {}) => {
      const [notificationType, subtype, transaction] = notificationOf(key, report)
      const chain = forged ? stranger : own
      const signedTransactionInfo = await sign(transaction as Readonly<Record<string, unknown>>, chain)
      const data = { appAppleId: APP, bundleId: BUNDLE, environment: 'Production', signedTransactionInfo }
      const notification = { notificationType, subtype, notificationUUID: `${payment}-${report}`, version: '2.0', data }
      const signedPayload = await new SignJWT({
        ...notification,
        signedDate: report === 'ended' ? RENEWED + 1000 : CHARGED,
      })
        .setProtectedHeader({ alg: 'ES256', x5c: [...chain.x5c] })
        .sign(chain.key)
      return createClient(server)('POST', '/iap/ios/notifications', { body: { signedPayload } })
    },
    silence: () => undefined,
    stop: async () => undefined,
  }
}
