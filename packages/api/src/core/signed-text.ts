import { timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/index.ts'
import { hmac, serverKey } from './server-key.ts'

type Keys = Pick<Store, 'get' | 'commit'>

/** A text for an address of ours that holds `content`, signed with the server's key of this name. It can be read by whoever holds it. */
export const toSignedText = async (store: Keys, keyName: string, content: object): Promise<string> => {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${hmac(await serverKey(store, keyName), text).toString('base64url')}`
}

/** The content of a text that this server signed with the key of this name; nothing for any other. */
export const readSignedText = async (store: Keys, keyName: string, signed: string): Promise<unknown> => {
  const [text = '', signature = ''] = signed.split('.')
  const expected = hmac(await serverKey(store, keyName), text)
  const signatureBytes = Buffer.from(signature, 'base64url')
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
