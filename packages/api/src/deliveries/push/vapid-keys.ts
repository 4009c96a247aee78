import * as E from 'fp-ts/lib/Either.js'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/index.ts'

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const KEY_NAME = 'webPush'

type Dependencies = { readonly store: Pick<Store, 'get' | 'commit'>; readonly config: Pick<Config, 'webPush'> }

/**
 * The keys by which push services know this server (RFC 8292): those of the configuration, else a pair that whoever asks
 * first makes and stores. Nothing where Web Push is off. decision 124
 */
export const vapidKeys = async ({ store, config }: Dependencies): Promise<VapidKeys | undefined> => {
  const { webPush: settings } = config
  if (!settings.isOn) return undefined
  return settings.keys ?? storedKeys(store)
}

const storedKeys = async (store: Dependencies['store']): Promise<VapidKeys> => {
  const stored = await store.get<VapidKeys>('keys', KEY_NAME)
  if (stored !== undefined) return { publicKey: stored.body.publicKey, privateKey: stored.body.privateKey }
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const body = { publicKey, privateKey }
  const committed = await store.commit([{ type: 'insert', collection: 'keys', id: KEY_NAME, body }])
  return E.isRight(committed) ? body : storedKeys(store)
}
