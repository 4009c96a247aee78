export type PaypalSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** Of the webhook at `BASE_URL/paypal/ipn`; signatures hold it. */
  readonly webhookId: string
  /** Of the product in PayPal's catalogue that subscriptions are plans of. */
  readonly productId: string
  readonly sandbox: boolean
}

export type AmazonSettings = {
  readonly publicKeyId: string
  /** PEM. */
  readonly privateKey: string
  readonly storeId: string
  readonly region: 'us' | 'eu' | 'jp'
  readonly sandbox: boolean
}

export type AppleSettings = {
  readonly bundleId: string
  /** The number of the app in App Store Connect. */
  readonly appId: number
  readonly issuerId: string
  readonly keyId: string
  /** PKCS 8 in PEM. */
  readonly privateKey: string
  /** Files of Apple's root certificates, from apple.com/certificateauthority. */
  readonly rootCertificates: ReadonlyArray<string>
  readonly sandbox: boolean
  /** Whether certificates are taken without a question to their authority, for tests. */
  readonly offline?: true
}

export type GoogleSettings = {
  readonly packageName: string
  /** Of the service account that reads purchases. */
  readonly clientEmail: string
  readonly privateKey: string
  /** The public key of the app, in base64, with which the store signs its purchases. */
  readonly licenseKey: string
  /** Of the service account that delivers notifications, and for whom: both are in the token that comes with them. */
  readonly notifications: { readonly email: string; readonly audience: string }
  /** Another address of Google's servers, for tests. */
  readonly apiUrl?: string
}

export type StripeSettings = {
  readonly secretKey: string
  /** Of the webhook, with which Stripe signs. */
  readonly webhookSecret: string
  /** Another address of Stripe's API, for tests. */
  readonly apiUrl?: string
}

/** Those that take payments; each is there only if it is configured. */
export type PaymentSettings = {
  readonly stripe?: StripeSettings
  readonly paypal?: PaypalSettings
  readonly amazon?: AmazonSettings
  readonly apple?: AppleSettings
  readonly google?: GoogleSettings
}
