import { createRequire } from 'node:module'

type Answer = Promise<{ readonly status: number; readonly data: unknown }>
type Payload = Readonly<Record<string, unknown>>
type Headers = Record<string, string>

/** The part of Amazon's SDK that we call, which comes without types. */
export type WebStoreClient = {
  readonly createCheckoutSession: (payload: Payload, headers: Headers) => Answer
  readonly getCheckoutSession: (id: string) => Answer
  readonly completeCheckoutSession: (id: string, payload: Payload) => Answer
  readonly getChargePermission: (id: string) => Answer
  readonly updateChargePermission: (id: string, payload: Payload) => Answer
  readonly closeChargePermission: (id: string, payload: Payload) => Answer
  readonly createCharge: (payload: Payload, headers: Headers) => Answer
  readonly getCharge: (id: string) => Answer
  readonly getRefund: (id: string) => Answer
  readonly getBuyer: (token: string) => Answer
}

type Sdk = { readonly WebStoreClient: new (settings: Payload) => WebStoreClient }

const require = createRequire(import.meta.url)

export const amazonSdk = (): Sdk => require('@amazonpay/amazon-pay-api-sdk-nodejs') as Sdk
