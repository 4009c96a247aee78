import { hmac, serverKey } from '../../core/server-key.ts'
import type { Store } from '../../store/index.ts'

type Keys = Pick<Store, 'get' | 'commit'>

/** Of the text of an export; its order is that of the file. */
const signatureOf = async (store: Keys, data: object): Promise<string> =>
  hmac(await serverKey(store, 'exports'), JSON.stringify(data)).toString('base64url')

/** An export with the mark by which this server knows it again. decision 122 */
export const withSignature = async (store: Keys, data: object): Promise<Readonly<Record<string, unknown>>> => {
  const json = JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>
  return { ...json, signature: await signatureOf(store, json) }
}

/** Whether this server exported the file and nobody changed it since. */
export const isSigned = async (store: Keys, file: Readonly<Record<string, unknown>>): Promise<boolean> => {
  const { signature, ...data } = file
  return typeof signature === 'string' && signature === (await signatureOf(store, data))
}
