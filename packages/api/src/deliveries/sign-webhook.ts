import { hmac, serverKey } from '../core/server-key.ts'
import type { Store } from '../store/index.ts'

const KEY_NAME = 'webhooks'

/** The secret of one webhook, which its owner is told. docs/decisions/097-signed-webhooks.md */
export const webhookSecret = async (
  store: Pick<Store, 'get' | 'commit'>,
  userId: string,
  webhook: string,
): Promise<Buffer> => hmac(await serverKey(store, KEY_NAME), `${userId}/${webhook}`)

/** A secret as its owner reads it, in the notation of Standard Webhooks. */
export const toSecretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

/** The headers by which a receiver knows who sent a body, and when: those of Standard Webhooks. `at`: milliseconds. */
export const signatureHeaders = (
  secret: Buffer,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(at / 1000))
  const signature = hmac(secret, `${id}.${timestamp}.${body}`).toString('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
