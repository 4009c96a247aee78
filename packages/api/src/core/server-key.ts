import * as E from 'fp-ts/lib/Either.js'
import { createHmac, randomBytes } from 'node:crypto'
import type { Store } from '../store/index.ts'

type KeyBody = { readonly key: string }

/** Bytes. */
const LENGTH = 32

/** A key of this name that all processes share. Whoever asks first makes it. */
export const serverKey = async (store: Pick<Store, 'get' | 'commit'>, name: string): Promise<Buffer> => {
  const stored = await store.get<KeyBody>('keys', name)
  if (stored !== undefined) return Buffer.from(stored.body.key, 'base64')
  const key = randomBytes(LENGTH)
  const committed = await store.commit([
    { type: 'insert', collection: 'keys', id: name, body: { key: key.toString('base64') } },
  ])
  return E.isRight(committed) ? key : serverKey(store, name)
}

/** What only the holder of the key can work out of a text. */
export const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
