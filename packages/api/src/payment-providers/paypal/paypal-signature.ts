import { createVerify } from 'node:crypto'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { ProviderRequest } from '../port.ts'
import type { PaypalSettings } from '../../payment-settings.ts'

/** Certificates come from servers of PayPal alone. */
const CERTIFICATE = /^https:\/\/api(-m)?(\.sandbox)?\.paypal\.com\/v1\/notifications\/certs\/[\w-]+$/

/**
 * Whether PayPal has signed a webhook. The SDK does not check signatures; PayPal describes how: the signature is over the
 * transmission's id and time, our webhook's id and the checksum of the body.
 */
export const isSignedByPaypal = async (
  { webhookId }: Pick<PaypalSettings, 'webhookId'>,
  { body, headers }: ProviderRequest,
): Promise<boolean> => {
  const address = headers['paypal-cert-url'] ?? ''
  if (headers['paypal-auth-algo'] !== 'SHA256withRSA' || !CERTIFICATE.test(address)) return false
  const signed = [headers['paypal-transmission-id'], headers['paypal-transmission-time'], webhookId, crc32(body)]
  try {
    const certificate = await fetchText(address)
    const signature = headers['paypal-transmission-sig'] ?? ''
    return createVerify('sha256').update(signed.join('|')).verify(certificate, signature, 'base64')
  } catch {
    return false
  }
}

const fetchText = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, (response) => resolve(text(response))).on('error', reject)
  })
