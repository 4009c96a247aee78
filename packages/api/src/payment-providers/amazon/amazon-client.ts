import type { AmazonSettings } from '../../payment-settings.ts'
import { amazonSdk, type WebStoreClient } from './amazon-sdk.ts'

/** The SDK is loaded when it is first needed. */
export const loadAmazon = ({ publicKeyId, privateKey, region, sandbox }: AmazonSettings): WebStoreClient => {
  const { WebStoreClient } = amazonSdk()
  return new WebStoreClient({ publicKeyId, privateKey, region, sandbox, algorithm: 'AMZN-PAY-RSASSA-PSS-V2' })
}
