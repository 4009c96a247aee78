import type { AppStoreServerAPIClient, ReceiptUtility, SignedDataVerifier } from '@apple/app-store-server-library'
import { readFile } from 'node:fs/promises'
import type { AppleSettings } from '../../payment-settings.ts'

export type AppleClient = {
  readonly verifier: SignedDataVerifier
  readonly api: AppStoreServerAPIClient
  readonly receipts: ReceiptUtility
}

/** The SDK is loaded when it is first needed. */
export const loadApple = async (settings: AppleSettings): Promise<AppleClient> => {
  const sdk = await import('@apple/app-store-server-library')
  const { bundleId, appId, issuerId, keyId, privateKey, sandbox, offline } = settings
  const environment = sandbox ? sdk.Environment.SANDBOX : sdk.Environment.PRODUCTION
  const roots = await Promise.all(settings.rootCertificates.map(async (file) => readFile(file)))
  const api = new sdk.AppStoreServerAPIClient(privateKey, keyId, issuerId, bundleId, environment)
  return {
    verifier: new sdk.SignedDataVerifier(roots, offline !== true, environment, bundleId, appId),
    api,
    receipts: new sdk.ReceiptUtility(),
  }
}
