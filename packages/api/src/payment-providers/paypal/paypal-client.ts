import type * as Sdk from '@paypal/paypal-server-sdk'
import type { PaypalSettings } from '../../payment-settings.ts'

/** `sdk`: the words of its requests. */
export type PaypalClient = {
  readonly sdk: typeof Sdk
  readonly orders: Sdk.OrdersController
  readonly subscriptions: Sdk.SubscriptionsController
}

/** Milliseconds that PayPal gets for an answer, and how often a request is made again: each has an id of its own. */
const TIMEOUT = 20_000
const RETRIES = 2

/** The SDK is loaded when it is first needed. */
export const loadPaypal = async (settings: PaypalSettings): Promise<PaypalClient> => {
  const sdk = await import('@paypal/paypal-server-sdk')
  const client = new sdk.Client({
    clientCredentialsAuthCredentials: { oAuthClientId: settings.clientId, oAuthClientSecret: settings.clientSecret },
    timeout: TIMEOUT,
    environment: settings.sandbox ? sdk.Environment.Sandbox : sdk.Environment.Production,
    httpClientOptions: {
      timeout: TIMEOUT,
      retryConfig: {
        retryOnTimeout: true,
        maxNumberOfRetries: RETRIES,
        retryInterval: 1,
        maximumRetryWaitTime: 0,
        backoffFactor: 2,
        httpStatusCodesToRetry: [500, 502, 503, 504],
        httpMethodsToRetry: ['GET', 'PUT', 'POST'],
      },
    },
  })
  return { sdk, orders: new sdk.OrdersController(client), subscriptions: new sdk.SubscriptionsController(client) }
}
